// Reads JPEGs row by row with libjpeg, on which gdk-pixbuf is built too: gdk-pixbuf allocates the whole picture,
// however small it is shown. libjpeg reports errors by longjmp, which must not cross Swift frames; so all functions
// that may jump are called here, and callbacks return before any jump.
#pragma once
#include <glib.h>
#include <setjmp.h>
#include <stdio.h>
#include <sys/mman.h>
// jpeglib.h needs the declarations of stdio.h.
#include <jpeglib.h>

/// Reads the next bytes of a file, at most `room`, which may be 0. Returns their number, 0 at the end, and below 0 on
/// an error, or if the picture is no longer needed.
typedef gssize (*DwellJPEGRead)(gpointer context, guint8 *buffer, gsize room);

/// The coefficients that a progressive JPEG keeps of one component until its last scan has been read: rows of blocks
/// of 64 numbers, in a mapping of their own, so that rows already drawn can be released early.
typedef struct {
  /// The memory, and its length in bytes.
  guint8 *memory;
  gsize length;
  /// The start of each row of blocks, and the length of a row in bytes.
  JBLOCKROW *rows;
  gsize row_length;
  /// The number of bytes released, from the start.
  gsize given_back;
} DwellJPEGBlocks;

/// A JPEG that is being read.
typedef struct {
  /// The decoder.
  struct jpeg_decompress_struct decoder;
  /// Its error handler.
  struct jpeg_error_mgr faults;
  /// Its data source.
  struct jpeg_source_mgr source;
  /// The callbacks during decoding.
  struct jpeg_progress_mgr progress;
  /// The target of longjmp after an error.
  jmp_buf error_jump;
  /// The callback that reads the file, and its context.
  DwellJPEGRead read;
  gpointer context;
  /// The coefficients of its components.
  DwellJPEGBlocks blocks[MAX_COMPS_IN_SCAN];
  int block_count;
  /// Whether the last scan has been read, so that each row is needed at most once more.
  gboolean is_drawing;
  /// The error message; empty if there is none.
  char problem[JMSG_LENGTH_MAX];
  /// The input buffer.
  guint8 buffer[65536];
} DwellJPEG;

/// Handles an error.
static inline void dwell_jpeg_fail(j_common_ptr decoder) {
  DwellJPEG *jpeg = decoder->client_data;
  jpeg->faults.format_message(decoder, jpeg->problem);
  longjmp(jpeg->error_jump, 1);
}

/// Ignores a message.
static inline void dwell_jpeg_ignore(j_common_ptr decoder) {}

/// Starts the data source.
static inline void dwell_jpeg_begin(j_decompress_ptr decoder) {}

/// Refills the input buffer.
static inline boolean dwell_jpeg_fill(j_decompress_ptr decoder) {
  DwellJPEG *jpeg = decoder->client_data;
  gssize count = jpeg->read(jpeg->context, jpeg->buffer, sizeof jpeg->buffer);
  if (count <= 0) {
    g_strlcpy(jpeg->problem, "it is truncated", sizeof jpeg->problem);
    longjmp(jpeg->error_jump, 1);
  }
  jpeg->source.next_input_byte = jpeg->buffer;
  jpeg->source.bytes_in_buffer = (size_t)count;
  return TRUE;
}

/// Skips bytes.
static inline void dwell_jpeg_skip(j_decompress_ptr decoder, long count) {
  DwellJPEG *jpeg = decoder->client_data;
  while (count > 0 && (size_t)count > jpeg->source.bytes_in_buffer) {
    count -= (long)jpeg->source.bytes_in_buffer;
    dwell_jpeg_fill(decoder);
  }
  if (count <= 0) return;
  jpeg->source.next_input_byte += count;
  jpeg->source.bytes_in_buffer -= (size_t)count;
}

/// The maximum number of scans of a picture: cameras write 10, and each can cost as much as a whole picture.
#define DWELL_JPEG_SCANS 500

/// Ends the work if it is cancelled, or if a picture has too many scans.
static inline void dwell_jpeg_watch(j_common_ptr decoder) {
  DwellJPEG *jpeg = decoder->client_data;
  if (jpeg->decoder.input_scan_number > DWELL_JPEG_SCANS) {
    g_snprintf(jpeg->problem, sizeof jpeg->problem, "it has more than %d scans", DWELL_JPEG_SCANS);
    longjmp(jpeg->error_jump, 1);
  }
  if (jpeg->read(jpeg->context, NULL, 0) < 0) longjmp(jpeg->error_jump, 1);
}

/// Ends the data source.
static inline void dwell_jpeg_end(j_decompress_ptr decoder) {}

/// Allocates the coefficients of a component. They are zero, because the system zeroes new mappings.
static inline jvirt_barray_ptr dwell_jpeg_keep(j_common_ptr decoder, int pool, boolean is_zero, JDIMENSION columns,
                                               JDIMENSION rows, JDIMENSION most_rows) {
  DwellJPEG *jpeg = decoder->client_data;
  DwellJPEGBlocks *blocks = &jpeg->blocks[jpeg->block_count];
  gsize row_length = columns * sizeof(JBLOCK);
  void *memory = MAP_FAILED;
  if (jpeg->block_count < MAX_COMPS_IN_SCAN && columns > 0 && rows > 0) {
    memory = mmap(NULL, row_length * rows, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }
  if (memory == MAP_FAILED) {
    g_strlcpy(jpeg->problem, "out of memory", sizeof jpeg->problem);
    longjmp(jpeg->error_jump, 1);
  }
  jpeg->block_count += 1;
  *blocks = (DwellJPEGBlocks){memory, row_length * rows, g_new(JBLOCKROW, rows), row_length, 0};
  for (JDIMENSION row = 0; row < rows; row += 1) blocks->rows[row] = (JBLOCKROW)(blocks->memory + row * row_length);
  return (jvirt_barray_ptr)blocks;
}

/// Some rows of blocks. While the picture is drawn, rows far above are released, but not neighbouring ones, which
/// smooth a picture with few scans.
static inline JBLOCKARRAY dwell_jpeg_blocks(j_common_ptr decoder, jvirt_barray_ptr array, JDIMENSION row,
                                            JDIMENSION count, boolean is_written) {
  DwellJPEG *jpeg = decoder->client_data;
  DwellJPEGBlocks *blocks = (DwellJPEGBlocks *)array;
  const JDIMENSION close = 64;
  const gsize step = 1 << 20;
  if (jpeg->is_drawing && row > close) {
    gsize drawn = (row - close) * blocks->row_length / step * step;
    if (drawn > blocks->given_back) {
      madvise(blocks->memory + blocks->given_back, drawn - blocks->given_back, MADV_DONTNEED);
      blocks->given_back = drawn;
    }
  }
  return blocks->rows + row;
}

/// A JPEG whose header has been read; NULL if out of memory. Check `problem`, and free it.
static inline DwellJPEG *dwell_jpeg_open(DwellJPEGRead read, gpointer context) {
  DwellJPEG *jpeg = g_try_new0(DwellJPEG, 1);
  if (jpeg == NULL) return NULL;
  jpeg->read = read;
  jpeg->context = context;
  jpeg->decoder.err = jpeg_std_error(&jpeg->faults);
  jpeg->decoder.client_data = jpeg;
  jpeg->faults.error_exit = dwell_jpeg_fail;
  jpeg->faults.output_message = dwell_jpeg_ignore;
  jpeg->source.init_source = dwell_jpeg_begin;
  jpeg->source.fill_input_buffer = dwell_jpeg_fill;
  jpeg->source.skip_input_data = dwell_jpeg_skip;
  jpeg->source.resync_to_restart = jpeg_resync_to_restart;
  jpeg->source.term_source = dwell_jpeg_end;
  if (setjmp(jpeg->error_jump)) return jpeg;
  jpeg_create_decompress(&jpeg->decoder);
  jpeg->decoder.src = &jpeg->source;
  jpeg->progress.progress_monitor = dwell_jpeg_watch;
  jpeg->decoder.progress = &jpeg->progress;
  jpeg->decoder.mem->request_virt_barray = dwell_jpeg_keep;
  jpeg->decoder.mem->access_virt_barray = dwell_jpeg_blocks;
  // The segments of colour profiles (ICC.1, annex B.4).
  jpeg_save_markers(&jpeg->decoder, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(&jpeg->decoder, TRUE);
  return jpeg;
}

/// Whether the colours are inks: cyan, magenta, yellow and black.
static inline gboolean dwell_jpeg_has_inks(DwellJPEG *jpeg) {
  return jpeg->decoder.jpeg_color_space == JCS_CMYK || jpeg->decoder.jpeg_color_space == JCS_YCCK;
}

/// Whether the colour space is one of the usual ones: greyscale, YCbCr, RGB or inks.
static inline gboolean dwell_jpeg_is_plain(DwellJPEG *jpeg) {
  J_COLOR_SPACE space = jpeg->decoder.jpeg_color_space;
  return space == JCS_GRAYSCALE || space == JCS_YCbCr || space == JCS_RGB || dwell_jpeg_has_inks(jpeg);
}

/// Whether the coefficients of all pixels are kept until the last of several scans has been read.
static inline gboolean dwell_jpeg_keeps_coefficients(DwellJPEG *jpeg) {
  return jpeg_has_multiple_scans(&jpeg->decoder);
}

/// The colour profile, to be freed with `free`; NULL if there is none, or if it is incomplete.
static inline guint8 *dwell_jpeg_profile(DwellJPEG *jpeg, guint *length) {
  JOCTET *profile = NULL;
  if (setjmp(jpeg->error_jump)) return NULL;
  return jpeg_read_icc_profile(&jpeg->decoder, &profile, length) ? profile : NULL;
}

/// Starts decoding into rows of RGB or of inks, at the smallest size that is no smaller than wanted: full, half, quarter or
/// eighth, which libjpeg does at no cost. `decoder` then has the chosen size.
static inline gboolean dwell_jpeg_start(DwellJPEG *jpeg, guint width, guint height) {
  if (setjmp(jpeg->error_jump)) return FALSE;
  jpeg->decoder.out_color_space = dwell_jpeg_has_inks(jpeg) ? JCS_CMYK : JCS_RGB;
  jpeg->decoder.scale_num = 1;
  for (jpeg->decoder.scale_denom = 8; jpeg->decoder.scale_denom > 1; jpeg->decoder.scale_denom /= 2) {
    jpeg_calc_output_dimensions(&jpeg->decoder);
    if (jpeg->decoder.output_width >= width && jpeg->decoder.output_height >= height) break;
  }
  jpeg->is_drawing = jpeg_start_decompress(&jpeg->decoder);
  return jpeg->is_drawing;
}

/// Decodes the next row into `row`.
static inline gboolean dwell_jpeg_read_row(DwellJPEG *jpeg, guint8 *row) {
  if (setjmp(jpeg->error_jump)) return FALSE;
  return jpeg_read_scanlines(&jpeg->decoder, &row, 1) == 1;
}

/// Releases the coefficients.
static inline void dwell_jpeg_release(DwellJPEG *jpeg) {
  for (; jpeg->block_count > 0; jpeg->block_count -= 1) {
    DwellJPEGBlocks *blocks = &jpeg->blocks[jpeg->block_count - 1];
    munmap(blocks->memory, blocks->length);
    g_free(blocks->rows);
  }
}

/// Reads the data after the last row, up to the end of the picture.
static inline gboolean dwell_jpeg_finish(DwellJPEG *jpeg) {
  if (setjmp(jpeg->error_jump)) return FALSE;
  gboolean is_done = jpeg_finish_decompress(&jpeg->decoder);
  dwell_jpeg_release(jpeg);
  return is_done;
}

/// Frees a JPEG.
static inline void dwell_jpeg_free(DwellJPEG *jpeg) {
  // It only frees memory, and cannot fail.
  jpeg_destroy_decompress(&jpeg->decoder);
  dwell_jpeg_release(jpeg);
  g_free(jpeg);
}
