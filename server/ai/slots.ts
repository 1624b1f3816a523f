import { FairPlaces } from '#server/fair/fair-places.ts';
import { NoPlace } from '#server/fair/no-place.ts';

import { DraftError } from './ai.ts';

/** How many drafts may be written at once in this process. */
interface Most {
  readonly perPerson: number;
  readonly perOrganisation: number;
}

const message = 'Other drafts are being written. Try again in a moment.';
const messages = { person: message, organisation: message, others: message, recalled: message };

/**
 * Limits how many drafts are written at once, so that one person or organisation does not take the model from the others.
 * There are as many places as are wanted: it is the model that limits them in all.
 */
export function draftSlots(most: Most) {
  const places = new FairPlaces({ ...most, places: Infinity, retryAfter: 5, messages });
  return {
    /**
     * Takes a place, until it is given back.
     * @throws DraftError when there is none
     */
    take({ userId, organisationId }: { readonly userId: string; readonly organisationId: string }): () => void {
      try {
        const place = places.takeNow({ organisationId, personId: `${organisationId}:${userId}` });
        return () => place.release();
      } catch (error) {
        if (!(error instanceof NoPlace)) throw error;
        throw new DraftError('BUSY', { retryAfterSeconds: error.retryAfterSeconds });
      }
    },
  };
}
