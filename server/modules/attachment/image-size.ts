import type { FileType } from '#domain/file-types.ts';

/** The size at which a browser shows an image that nothing scales, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A size that no camera or editor makes is a mistake, or hostile. */
const largest = 65_535;

const sizeOf = (width: number, height: number): ImageSize | null => {
  const [across, down] = [Math.round(width), Math.round(height)];
  return across > 0 && down > 0 && across <= largest && down <= largest ? { width: across, height: down } : null;
};

/** WebP: the first chunk says how the image is compressed, and has its size in a form of its own. */
function webpSize(head: Buffer): ImageSize | null {
  const chunk = head.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return sizeOf(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return sizeOf(head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') return null;
  const bits = head.readUInt32LE(21);
  return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

const orientationTag = 0x0112;

/** Whether Exif says that a photograph lies on its side; browsers show it upright (Exif 2.3, 4.6.4). */
function isTurned(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const shortAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = shortAt(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (shortAt(at) === orientationTag) return shortAt(at + 8) >= 5;
  }
  return false;
}

/** What starts a frame, which has the size: all but the tables that have numbers between them (ITU T.81, table B.1). */
const startsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: segments, each with its length. Exif comes before the frame. */
function jpegSize(head: Buffer): ImageSize | null {
  let turned = false;
  let at = 2;
  for (;;) {
    if (head.readUInt8(at) !== 0xff) return null;
    const marker = head.readUInt8(at + 1);
    // A marker may begin with more than one such byte.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (startsFrame(marker)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return turned ? sizeOf(height, width) : sizeOf(width, height);
    }
    const length = head.readUInt16BE(at + 2);
    if (marker === 0xe1 && isTurned(head.subarray(at + 4, at + 2 + length))) turned = true;
    at += 2 + length;
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Only sizes in pixels are known without the page. */
const pixels = (value = '') => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value)?.[1] ?? Number.NaN);

/** SVG: its size, of which the coordinates tell what is missing. */
function vectorSize(head: Buffer): ImageSize | null {
  const tag = /<svg\b[^>]*>/.exec(head.toString('utf8'))?.[0] ?? '';
  const [, , across, down] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = { width: across ?? Number.NaN, height: down ?? Number.NaN };
  const [width, height] = [pixels(attribute(tag, 'width')), pixels(attribute(tag, 'height'))];
  return (
    sizeOf(width, height) ??
    sizeOf(width, (width * box.height) / box.width) ??
    sizeOf((height * box.width) / box.height, height) ??
    sizeOf(box.width, box.height)
  );
}

interface Format {
  /** How many of the first bytes have the size. */
  readonly head: number;
  /** @throws RangeError if the file ends before */
  readonly sizeIn: (head: Buffer) => ImageSize | null;
}

const formats: Partial<Record<FileType, Format>> = {
  PNG: { head: 24, sizeIn: (head) => sizeOf(head.readUInt32BE(16), head.readUInt32BE(20)) },
  GIF: { head: 10, sizeIn: (head) => sizeOf(head.readUInt16LE(6), head.readUInt16LE(8)) },
  WEBP: { head: 30, sizeIn: webpSize },
  // Previews and colour profiles come before the size.
  JPEG: { head: 262_144, sizeIn: jpegSize },
  SVG: { head: 8_192, sizeIn: vectorSize },
};

/** Whether browsers show files of a type as images. */
export const isImage = (type: FileType): boolean => formats[type] !== undefined;

/** How many of an image's first bytes have its size. */
export const sizedHead = (type: FileType): number => formats[type]?.head ?? 0;

/** The size of an image by its first bytes; null if they do not tell. */
export function imageSize(type: FileType, head: Buffer): ImageSize | null {
  try {
    return formats[type]?.sizeIn(head) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
