// Reads TIFFs of inks row by row with libtiff, on which gdk-pixbuf is built too: gdk-pixbuf converts them to colours
// without their profile. libtiff's functions of variable arguments are called here, as Swift cannot import them.
#pragma once
#include <glib.h>
#include <stdarg.h>
#include <string.h>
#include <tiffio.h>
#include <unistd.h>

/// A TIFF that is being read.
typedef struct {
  /// The decoder.
  TIFF *tiff;
  /// The size, in pixels.
  guint32 width;
  guint32 height;
  /// The orientation, 1 to 8.
  guint16 orientation;
  /// The bits of an ink: 8 or 16.
  guint16 depth;
  /// A row as it is in the file.
  guint8 *row;
  /// The first error message; empty if there is none.
  char problem[200];
} DwellTIFF;

/// The maximum size of an allocation, in bytes: the largest picture that is read in a single strip, at 8 bits an ink.
#define DWELL_TIFF_MAXIMUM_ALLOCATION 500000000

/// Keeps the first error message.
static inline int dwell_tiff_fail(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
  DwellTIFF *picture = context;
  if (picture->problem[0] == 0) g_vsnprintf(picture->problem, sizeof picture->problem, format, arguments);
  return 1;
}

/// Ignores a warning.
static inline int dwell_tiff_ignore(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
  return 1;
}

/// Frees a TIFF, and closes its file.
static inline void dwell_tiff_free(DwellTIFF *picture) {
  if (picture->tiff != NULL) TIFFClose(picture->tiff);
  g_free(picture->row);
  g_free(picture);
}

/// Whether the picture consists of rows of cyan, magenta, yellow and black, of 8 or 16 bits each.
static inline gboolean dwell_tiff_is_plain(DwellTIFF *picture) {
  guint16 space = 0, inks = 0, samples = 0, plan = 0;
  TIFF *tiff = picture->tiff;
  if (!TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &space) || space != PHOTOMETRIC_SEPARATED) return FALSE;
  TIFFGetFieldDefaulted(tiff, TIFFTAG_INKSET, &inks);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &samples);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &picture->depth);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &plan);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &picture->orientation);
  if (!TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &picture->width)) return FALSE;
  if (!TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &picture->height)) return FALSE;
  return inks == INKSET_CMYK && samples == 4 && (picture->depth == 8 || picture->depth == 16) &&
         plan == PLANARCONFIG_CONTIG && !TIFFIsTiled(tiff) && picture->width > 0 && picture->height > 0;
}

/// The TIFF of inks in a file, which it closes; NULL if it is of another kind, or cannot be read as rows.
static inline DwellTIFF *dwell_tiff_open(int descriptor) {
  DwellTIFF *picture = g_try_new0(DwellTIFF, 1);
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (picture != NULL && options != NULL) {
    TIFFOpenOptionsSetMaxSingleMemAlloc(options, DWELL_TIFF_MAXIMUM_ALLOCATION);
    TIFFOpenOptionsSetErrorHandlerExtR(options, dwell_tiff_fail, picture);
    TIFFOpenOptionsSetWarningHandlerExtR(options, dwell_tiff_ignore, picture);
    // Not mapped into memory: another process could cut the file short.
    picture->tiff = TIFFFdOpenExt(descriptor, "", "rm", options);
  }
  if (options != NULL) TIFFOpenOptionsFree(options);
  if (picture == NULL || picture->tiff == NULL) {
    close(descriptor);
    g_free(picture);
    return NULL;
  }
  if (dwell_tiff_is_plain(picture)) return picture;
  dwell_tiff_free(picture);
  return NULL;
}

/// The colour profile, which the TIFF owns; NULL if there is none.
static inline const void *dwell_tiff_profile(DwellTIFF *picture, guint32 *length) {
  void *profile = NULL;
  return TIFFGetField(picture->tiff, TIFFTAG_ICCPROFILE, length, &profile) ? profile : NULL;
}

/// Reads a row into `inks`, 8 bits each, where 255 is all ink. Rows are read in their order.
static inline gboolean dwell_tiff_read_row(DwellTIFF *picture, guint32 row, guint8 *inks) {
  gsize count = (gsize)picture->width * 4;
  if (picture->row == NULL) {
    gsize length = (gsize)TIFFScanlineSize64(picture->tiff);
    if (length < count * (picture->depth / 8)) return FALSE;
    picture->row = g_try_malloc(length);
    if (picture->row == NULL) return FALSE;
  }
  if (TIFFReadScanline(picture->tiff, picture->row, row, 0) < 0) return FALSE;
  if (picture->depth == 8) {
    memcpy(inks, picture->row, count);
  } else {
    const guint16 *numbers = (const guint16 *)(const void *)picture->row;
    for (gsize index = 0; index < count; index += 1) inks[index] = (guint8)(numbers[index] >> 8);
  }
  return TRUE;
}
