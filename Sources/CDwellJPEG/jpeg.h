// JPEGs read row by row by libjpeg, which gdk-pixbuf is built on: that makes room for the whole picture, however small
// it is wanted. libjpeg leaves a faulty file by longjmp, which must not cross a frame of Swift's; so what may jump is
// called here, and what it calls back has returned before it jumps.
#pragma once
#include <glib.h>
#include <setjmp.h>
#include <stdio.h>
#include <sys/mman.h>
// It wants what stdio declares.
#include <jpeglib.h>

/// Gives the next bytes of a file, no more than there is room for: their number, 0 at the end, less if it cannot.
typedef gssize (*DwellJPEGRead)(gpointer context, guint8 *buffer, gsize room);

/// What a progressive JPEG keeps of one of its components until its last scan has been read: rows of blocks of 64 numbers,
/// in memory of their own, so that what has been drawn can be given back while the rest is.
typedef struct {
  /// The memory, and its length in bytes.
  guint8 *memory;
  gsize length;
  /// Where each row of blocks begins, and the length of one in bytes.
  JBLOCKROW *rows;
  gsize row_length;
  /// How many bytes from the beginning have been given back.
  gsize given_back;
} DwellJPEGBlocks;

/// A JPEG that is being read.
typedef struct {
  /// The decoder.
  struct jpeg_decompress_struct decoder;
  /// What it does about faults.
  struct jpeg_error_mgr faults;
  /// Where it reads.
  struct jpeg_source_mgr source;
  /// Where a fault goes on.
  jmp_buf refuge;
  /// What gives the bytes of the file, and for whom.
  DwellJPEGRead read;
  gpointer context;
  /// What is kept of its components.
  DwellJPEGBlocks blocks[MAX_COMPS_IN_SCAN];
  int block_count;
  /// Whether the last scan has been read, and each row is asked for once more at most.
  gboolean is_drawing;
  /// Why it cannot be read.
  char problem[JMSG_LENGTH_MAX];
  /// The bytes that are read next.
  guint8 buffer[65536];
} DwellJPEG;

/// Leaves a faulty file.
static inline void dwell_jpeg_leave(j_common_ptr decoder) {
  DwellJPEG *jpeg = decoder->client_data;
  jpeg->faults.format_message(decoder, jpeg->problem);
  longjmp(jpeg->refuge, 1);
}

/// Says nothing: a warning is for nobody.
static inline void dwell_jpeg_hush(j_common_ptr decoder) {}

/// Begins to read.
static inline void dwell_jpeg_begin(j_decompress_ptr decoder) {}

/// Reads on.
static inline boolean dwell_jpeg_fill(j_decompress_ptr decoder) {
  DwellJPEG *jpeg = decoder->client_data;
  gssize count = jpeg->read(jpeg->context, jpeg->buffer, sizeof jpeg->buffer);
  if (count <= 0) {
    g_strlcpy(jpeg->problem, "it ends too early", sizeof jpeg->problem);
    longjmp(jpeg->refuge, 1);
  }
  jpeg->source.next_input_byte = jpeg->buffer;
  jpeg->source.bytes_in_buffer = (size_t)count;
  return TRUE;
}

/// Leaves out bytes that mean nothing.
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

/// Ends reading.
static inline void dwell_jpeg_end(j_decompress_ptr decoder) {}

/// Makes room for the blocks of a component. They begin as zeros, as the system gives memory.
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
    g_strlcpy(jpeg->problem, "memory is short", sizeof jpeg->problem);
    longjmp(jpeg->refuge, 1);
  }
  jpeg->block_count += 1;
  *blocks = (DwellJPEGBlocks){memory, row_length * rows, g_new(JBLOCKROW, rows), row_length, 0};
  for (JDIMENSION row = 0; row < rows; row += 1) blocks->rows[row] = (JBLOCKROW)(blocks->memory + row * row_length);
  return (jvirt_barray_ptr)blocks;
}

/// Some rows of blocks. While the picture is drawn, those far above are given back; not those close by, of which a picture
/// of few scans is smoothed.
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

/// A JPEG whose head has been read; NULL when memory is short. Free it, and ask `problem` before: empty if all is well.
static inline DwellJPEG *dwell_jpeg_open(DwellJPEGRead read, gpointer context) {
  DwellJPEG *jpeg = g_try_new0(DwellJPEG, 1);
  if (jpeg == NULL) return NULL;
  jpeg->read = read;
  jpeg->context = context;
  jpeg->decoder.err = jpeg_std_error(&jpeg->faults);
  jpeg->decoder.client_data = jpeg;
  jpeg->faults.error_exit = dwell_jpeg_leave;
  jpeg->faults.output_message = dwell_jpeg_hush;
  jpeg->source.init_source = dwell_jpeg_begin;
  jpeg->source.fill_input_buffer = dwell_jpeg_fill;
  jpeg->source.skip_input_data = dwell_jpeg_skip;
  jpeg->source.resync_to_restart = jpeg_resync_to_restart;
  jpeg->source.term_source = dwell_jpeg_end;
  if (setjmp(jpeg->refuge)) return jpeg;
  jpeg_create_decompress(&jpeg->decoder);
  jpeg->decoder.src = &jpeg->source;
  jpeg->decoder.mem->request_virt_barray = dwell_jpeg_keep;
  jpeg->decoder.mem->access_virt_barray = dwell_jpeg_blocks;
  jpeg_read_header(&jpeg->decoder, TRUE);
  return jpeg;
}

/// Whether the colours are those that most JPEGs have: brightness, alone or with two of colour, or red, green and blue.
static inline gboolean dwell_jpeg_is_plain(DwellJPEG *jpeg) {
  J_COLOR_SPACE space = jpeg->decoder.jpeg_color_space;
  return space == JCS_GRAYSCALE || space == JCS_YCbCr || space == JCS_RGB;
}

/// Begins to decode, in rows of red, green and blue, as small as can be had at no cost and yet no smaller than wanted:
/// in whole, or a half, a quarter or an eighth of it. `decoder` then tells which it is.
static inline gboolean dwell_jpeg_start(DwellJPEG *jpeg, guint width, guint height) {
  if (setjmp(jpeg->refuge)) return FALSE;
  jpeg->decoder.out_color_space = JCS_RGB;
  jpeg->decoder.scale_num = 1;
  for (jpeg->decoder.scale_denom = 8; jpeg->decoder.scale_denom > 1; jpeg->decoder.scale_denom /= 2) {
    jpeg_calc_output_dimensions(&jpeg->decoder);
    if (jpeg->decoder.output_width >= width && jpeg->decoder.output_height >= height) break;
  }
  jpeg->is_drawing = jpeg_start_decompress(&jpeg->decoder);
  return jpeg->is_drawing;
}

/// Decodes the next row, for which there is room.
static inline gboolean dwell_jpeg_read_row(DwellJPEG *jpeg, guint8 *row) {
  if (setjmp(jpeg->refuge)) return FALSE;
  return jpeg_read_scanlines(&jpeg->decoder, &row, 1) == 1;
}

/// Lets go of what was kept of the components.
static inline void dwell_jpeg_forget(DwellJPEG *jpeg) {
  for (; jpeg->block_count > 0; jpeg->block_count -= 1) {
    DwellJPEGBlocks *blocks = &jpeg->blocks[jpeg->block_count - 1];
    munmap(blocks->memory, blocks->length);
    g_free(blocks->rows);
  }
}

/// Reads what follows the last row, up to the end of the picture.
static inline gboolean dwell_jpeg_finish(DwellJPEG *jpeg) {
  if (setjmp(jpeg->refuge)) return FALSE;
  gboolean is_done = jpeg_finish_decompress(&jpeg->decoder);
  dwell_jpeg_forget(jpeg);
  return is_done;
}

/// Lets go of a JPEG.
static inline void dwell_jpeg_free(DwellJPEG *jpeg) {
  // It frees what it asked for, and cannot fail.
  jpeg_destroy_decompress(&jpeg->decoder);
  dwell_jpeg_forget(jpeg);
  g_free(jpeg);
}
