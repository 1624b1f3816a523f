import type { DraftRequest } from '#server/ai/ai.ts';

import { explained, type Asking, type DraftParts } from './draft-stream.ts';

/** Longer than the two calls to a model that a draft takes at most; who asked may have left long before. */
const longestMs = 150_000;

/**
 * A draft that is answered once it is written. It takes one of the places for drafts meanwhile.
 * @throws ApiError 429 without a place, 503 if there is no draft
 */
export async function wholeDraft<T>(
  { drafter, slots }: DraftParts,
  { user, organisation }: Omit<Asking, 'signal'>,
  request: DraftRequest<T>,
): Promise<T> {
  try {
    const release = slots.take({ userId: user.id, organisationId: organisation.id });
    try {
      const words = drafter.draft(request, AbortSignal.timeout(longestMs));
      for (;;) {
        const { done, value } = await words.next();
        if (done === true) return value;
      }
    } finally {
      release();
    }
  } catch (error) {
    throw explained(error);
  }
}
