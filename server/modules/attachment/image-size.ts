import { imageSize as readSize } from 'image-size';

import type { FileType } from '#domain/files/file-types.ts';

/** The size at which a browser shows an image that nothing scales, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A size that no camera or editor makes is a mistake, or hostile. */
const largest = 65_535;

/** Exif orientations from here on lie on their side; browsers show them upright (Exif 2.3, 4.6.4). */
const firstTurned = 5;

const images: ReadonlySet<FileType> = new Set(['GIF', 'JPEG', 'PNG', 'SVG', 'WEBP']);

/** Whether browsers show files of a type as images. */
export const isImage = (type: FileType): boolean => images.has(type);

/** How many of an image's first bytes are read: previews and colour profiles come before the size of a JPEG. */
export const sizedHead = 262_144;

const isShown = (pixels: number | undefined): pixels is number =>
  pixels !== undefined && pixels > 0 && pixels <= largest;

/** The size of an image by its first bytes; null if they do not tell. */
export function imageSize(head: Buffer): ImageSize | null {
  try {
    const { width, height, orientation = 1 } = readSize(head);
    if (!isShown(width) || !isShown(height)) return null;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    // It throws errors of several kinds at files that end early or are not what they seem.
    return null;
  }
}
