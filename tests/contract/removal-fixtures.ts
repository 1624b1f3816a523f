import type { Place } from './place.ts';

export interface Stored {
  readonly id: string;
  readonly version: number;
}

export const removalOf = async (stored: Promise<Stored>) => {
  const { id, version } = await stored;
  return { path: { id }, query: { version } };
};

/** Two of a register's records, as a batch names them. */
const recordsOf = async (place: Place, add: (place: Place) => Promise<Stored>) => [await add(place), await add(place)];

const reason = 'A duplicate';

export const removalOfSeveral = async (place: Place, add: (place: Place) => Promise<Stored>) => ({
  body: { records: await recordsOf(place, add), reason },
});

export const removalOfOne = async (stored: Promise<Stored>) => {
  const { id, version } = await stored;
  return { path: { id }, body: { version, reason } };
};

/** Two removed records of a register. */
export async function removedOf(place: Place, path: string, add: (place: Place) => Promise<Stored>): Promise<Stored[]> {
  const records = await recordsOf(place, add);
  await place.owner.call(`${path}/remove`, { method: 'POST', body: { records, reason } });
  return records.map(({ id, version }) => ({ id, version: version + 1 }));
}

export const restorationOf = async (removed: Promise<readonly Stored[]>) => {
  const [first] = await removed;
  if (first === undefined) throw new Error('Nothing was removed');
  return { path: { id: first.id }, body: { version: first.version } };
};
