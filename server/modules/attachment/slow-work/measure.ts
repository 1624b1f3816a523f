import type { FileType } from '#domain/files/file-types.ts';
import type { Log } from '#server/database/log.ts';
import type { Files } from '#server/files/files.ts';
import { recentlyUsed } from '#server/modules/record/index.ts';

import { imageSize, isImage, sizedHead, type ImageSize } from '../image-size.ts';

/** A stored image. */
export interface StoredImage {
  readonly key: string;
  readonly type: FileType;
  /** In bytes. */
  readonly size: number;
}

/** The bytes of the start of an image. */
async function bytesOf(head: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of head) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** How many images of a page are opened at a time. */
const atOnce = 8;

/**
 * Measures images. A process remembers their sizes, because a stored content never changes. One that cannot be opened now
 * has no size, which is logged: the page still has its description.
 */
export function imageMeasurer(files: Pick<Files, 'open'>, log: Pick<Log, 'warn'>) {
  const known = recentlyUsed<ImageSize | null>(10_000);

  async function measure({ key, type, size }: StoredImage): Promise<ImageSize | null> {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (size === 0 || !isImage(type)) return null;
    try {
      const head = await files.open(key, { start: 0, end: Math.min(size, sizedHead) - 1 });
      const measured = imageSize(await bytesOf(head));
      known.set(key, measured);
      return measured;
    } catch (error) {
      log.warn({ err: error, key }, 'an image could not be opened to measure it');
      return null;
    }
  }

  /** The sizes of images, in their order. */
  return async (images: readonly StoredImage[]): Promise<(ImageSize | null)[]> => {
    const sizes: (ImageSize | null)[] = [];
    for (let first = 0; first < images.length; first += atOnce)
      sizes.push(...(await Promise.all(images.slice(first, first + atOnce).map(measure))));
    return sizes;
  };
}
