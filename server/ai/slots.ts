import { DraftError } from './ai.ts';

/** How many drafts may be written at once in this process. */
interface Most {
  readonly perPerson: number;
  readonly perOrganisation: number;
}

/** Limits how many drafts are written at once, so that one person or organisation does not take the model from the others. */
export function draftSlots({ perPerson, perOrganisation }: Most) {
  const taken = new Map<string, number>();
  const add = (key: string, count: number) => {
    const now = (taken.get(key) ?? 0) + count;
    if (now === 0) taken.delete(key);
    else taken.set(key, now);
  };
  return {
    /**
     * Takes a place, until it is given back.
     * @throws DraftError when there is none
     */
    take({ userId, organisationId }: { readonly userId: string; readonly organisationId: string }): () => void {
      const [person, organisation] = [`person:${organisationId}:${userId}`, `organisation:${organisationId}`];
      const isFull = (taken.get(person) ?? 0) >= perPerson || (taken.get(organisation) ?? 0) >= perOrganisation;
      if (isFull) throw new DraftError('BUSY', { retryAfterSeconds: 5 });
      add(person, 1);
      add(organisation, 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        add(person, -1);
        add(organisation, -1);
      };
    },
  };
}
