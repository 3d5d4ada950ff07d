// Decodes WebP pictures with libwebp, whose structs are initialised by functions with a version that Swift cannot import.
#pragma once
#include <webp/decode.h>

/// The contents of a WebP picture's header.
typedef struct {
  int width;
  int height;
  int has_alpha;
} DwellWebPHeader;

/// Reads the header of a picture; 0 if it isn't one, or if it is animated.
static inline int dwell_webp_header(const uint8_t *bytes, size_t length, DwellWebPHeader *header) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, length, &features) != VP8_STATUS_OK || features.has_animation) return 0;
  *header = (DwellWebPHeader){features.width, features.height, features.has_alpha};
  return features.width > 0 && features.height > 0;
}

/// Decodes a picture into rows of red, green, blue and, if `channels` is 4, alpha: at a size no larger than its
/// own. Returns libwebp's status, 0 if it is complete.
static inline int dwell_webp_decode(const uint8_t *bytes, size_t length, uint8_t *pixels, int width, int height,
                                    int stride, int channels) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  VP8StatusCode status = WebPGetFeatures(bytes, length, &config.input);
  if (status != VP8_STATUS_OK) return status;
  config.options.use_scaling = config.input.width != width || config.input.height != height;
  config.options.scaled_width = width;
  config.options.scaled_height = height;
  config.output.colorspace = channels == 4 ? MODE_RGBA : MODE_RGB;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = stride;
  config.output.u.RGBA.size = (size_t)stride * (height - 1) + (size_t)width * channels;
  status = WebPDecode(bytes, length, &config);
  WebPFreeDecBuffer(&config.output);
  return status;
}
