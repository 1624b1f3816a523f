import { FairPlaces, type Sharing } from '#server/fair/fair-places.ts';

const messages = { person: 'yours', organisation: 'your organisation', others: 'others', recalled: 'recalled' };

/** Four places for which twenty wait ten seconds, unless it is said otherwise. */
export const share = (sharing: Partial<Sharing>): FairPlaces =>
  new FairPlaces({ places: 4, waiting: { most: 20, milliseconds: 10_000 }, retryAfter: 5, messages, ...sharing });
