import { FairPlaces, type Holder, type Place } from './fair-places.ts';

/** How long someone waits for a place before one that is lent is recalled for them, in milliseconds. */
const patience = 2000;

const shortly = 'Try again in a moment.';

/** An export holds a connection of the database until its reader has it all. */
export const exportPlaces = new FairPlaces({
  places: 4,
  perPerson: 1,
  waiting: { most: 20, milliseconds: 10_000 },
  recallAfter: patience,
  retryAfter: 10,
  messages: {
    person: 'Another export of yours is still running. Wait until it has finished, then try again.',
    organisation: `Many exports of your organisation are running. ${shortly}`,
    others: `Many exports are running. ${shortly}`,
    recalled: `This export was ended because other organisations were waiting. ${shortly}`,
  },
});

const uploadMessages = {
  person: 'Other files are still being uploaded. Wait a moment, then try again.',
  organisation: `Many files of your organisation are being uploaded. ${shortly}`,
  others: `Many files are being uploaded. ${shortly}`,
  recalled: `This upload was ended because other organisations were waiting. ${shortly}`,
} as const;

/** A file that is stored while it arrives holds a file, or a connection to the bucket, open. */
export const uploadPlaces = new FairPlaces({
  places: 100,
  perPerson: 6,
  waiting: { most: 100, milliseconds: 10_000 },
  recallAfter: patience,
  retryAfter: 5,
  messages: uploadMessages,
});

/** A file that is read in memory: up to 20 MB each, and what is made of them. */
export const memoryPlaces = new FairPlaces({
  places: 4,
  perPerson: 2,
  waiting: { most: 20, milliseconds: 10_000 },
  recallAfter: patience,
  retryAfter: 10,
  messages: uploadMessages,
});

/** The person who makes a request of an organisation. */
export const holderOf = ({
  organisation,
  user,
}: {
  readonly organisation: { readonly id: string };
  readonly user: { readonly id: string };
}): Holder => ({ organisationId: organisation.id, personId: user.id });

/** Does work that needs a place, and gives the place back when it has ended. */
export async function withPlace<Result>(
  places: FairPlaces,
  holder: Holder,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const place = await places.take(holder);
  try {
    return await work(place);
  } finally {
    place.release();
  }
}
