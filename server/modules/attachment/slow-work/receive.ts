import { ApiError } from '#server/contract/errors.ts';
import { arriving } from '#server/fair/arriving.ts';
import { NoPlace } from '#server/fair/no-place.ts';
import { uploadPlaces, withPlace } from '#server/fair/shared.ts';
import type { Files } from '#server/files/files.ts';
import { isOutOfSpace } from '#server/files/space.ts';

import { checkedContent } from '../content.ts';
import { fileNamed } from '../file-name.ts';
import type { FileLimits, NewFile } from '../store.ts';

export interface UploadParts {
  readonly files: Files;
  readonly limits: FileLimits;
}

/** A file as it arrives. */
interface Sent {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** The most bytes, if that is less than for other files. */
  readonly most?: number;
  /** Whether it may be raw evidence. */
  readonly isRaw?: boolean;
}

/** Where a file is stored, and who sends it. */
interface Sender {
  readonly organisationId: string;
  /** A person, or a link. */
  readonly senderId: string;
}

/** Receives files, each on a place for uploads. */
export function receiver({ files, limits }: UploadParts) {
  /**
   * Stores a file while it arrives, then does what refers to it. If that is refused, the content is removed again. If it
   * fails otherwise, it may have been done all the same, so what nothing refers to is removed a day later.
   * @throws NoPlace, NoSpace, ApiError 400, 413, and what `refer` throws
   */
  return async <Result>(
    { name: given, content, most = limits.largestFile, isRaw = false }: Sent,
    { organisationId, senderId }: Sender,
    refer: (file: NewFile) => Promise<Result>,
  ): Promise<Result> => {
    const named = fileNamed(given, isRaw);
    return withPlace(uploadPlaces, { organisationId, personId: senderId }, async (place) => {
      const stored = await files.put(
        organisationId,
        checkedContent(arriving(content, place), named.type, Math.min(most, limits.largestFile)),
      );
      try {
        return await refer({ ...named, ...stored });
      } catch (error) {
        const isRefused = error instanceof ApiError || error instanceof NoPlace || isOutOfSpace(error);
        if (isRefused) await files.remove(stored.key);
        throw error;
      }
    });
  };
}
