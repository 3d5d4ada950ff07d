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

/// A conversion to sRGB from another format, whose colours are of `space`; NULL if the profile is damaged, or if its
/// colours are others.
static inline cmsHTRANSFORM dwell_lcms_convert(const void *profile, unsigned length, cmsColorSpaceSignature space,
                                               cmsUInt32Number format) {
  cmsHPROFILE source = cmsOpenProfileFromMem(profile, length);
  if (source == NULL) return NULL;
  cmsHTRANSFORM conversion = NULL;
  cmsHPROFILE target = cmsGetColorSpace(source) == space ? cmsCreate_sRGBProfile() : NULL;
  if (target != NULL) {
    conversion = cmsCreateTransform(source, format, target, TYPE_RGB_8, INTENT_PERCEPTUAL, cmsFLAGS_NOCACHE);
    cmsCloseProfile(target);
  }
  cmsCloseProfile(source);
  return conversion;
}

/// Fills a table with the sRGB of the 256 shades of grey; 0 if it isn't a greyscale profile.
static inline int dwell_lcms_greys(const void *profile, unsigned length, unsigned char table[768]) {
  cmsHTRANSFORM conversion = dwell_lcms_convert(profile, length, cmsSigGrayData, TYPE_GRAY_8);
  if (conversion == NULL) return 0;
  unsigned char greys[256];
  for (unsigned grey = 0; grey < 256; grey += 1) greys[grey] = (unsigned char)grey;
  cmsDoTransform(conversion, greys, table, 256);
  cmsDeleteTransform(conversion);
  return 1;
}

/// A conversion to red, green and blue for pixels of cyan, magenta, yellow and black, where 255 is all ink or, if they
/// are inverted, none; NULL if the profile isn't one of such inks.
static inline cmsHTRANSFORM dwell_lcms_inks(const void *profile, unsigned length, int is_inverted) {
  return dwell_lcms_convert(profile, length, cmsSigCmykData, is_inverted ? TYPE_CMYK_8_REV : TYPE_CMYK_8);
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
