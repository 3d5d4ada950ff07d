// Converts pixels from the colours of an ICC profile to sRGB with Little CMS, whose formats are macros that Swift cannot
// import.
#pragma once
#include <lcms2.h>
#include <stdlib.h>

/// Whether a conversion changes no colour by more than rounding does: it is tried with five values of each channel.
static inline int dwell_lcms_is_identity(cmsHTRANSFORM conversion, unsigned channels) {
  static const unsigned char steps[5] = {0, 64, 128, 192, 255};
  for (unsigned color = 0; color < 125; color += 1) {
    unsigned char before[4] = {steps[color / 25], steps[color / 5 % 5], steps[color % 5], 255};
    unsigned char after[4] = {0, 0, 0, 255};
    cmsDoTransform(conversion, before, after, 1);
    for (unsigned channel = 0; channel < 3; channel += 1) {
      if (abs(before[channel] - after[channel]) > 1) return 0;
    }
  }
  return 1;
}

/// A conversion to sRGB for pixels of red, green and blue, and alpha if there are 4 channels; NULL if the profile is
/// damaged, isn't one of RGB, or makes no visible difference.
static inline cmsHTRANSFORM dwell_lcms_open(const void *profile, unsigned length, unsigned channels) {
  cmsHPROFILE source = cmsOpenProfileFromMem(profile, length);
  if (source == NULL) return NULL;
  cmsHTRANSFORM conversion = NULL;
  if (cmsGetColorSpace(source) == cmsSigRgbData) {
    cmsHPROFILE target = cmsCreate_sRGBProfile();
    cmsUInt32Number format = channels == 4 ? TYPE_RGBA_8 : TYPE_RGB_8;
    if (target != NULL) {
      conversion = cmsCreateTransform(source, format, target, format, INTENT_PERCEPTUAL,
                                      cmsFLAGS_COPY_ALPHA | cmsFLAGS_NOCACHE);
      cmsCloseProfile(target);
    }
  }
  cmsCloseProfile(source);
  if (conversion != NULL && dwell_lcms_is_identity(conversion, channels)) {
    cmsDeleteTransform(conversion);
    return NULL;
  }
  return conversion;
}
