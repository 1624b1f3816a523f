interface Limits<T> {
  /** Items of a batch. */
  readonly most: number;
  /** Of an item, in characters. */
  readonly sizeOf: (item: T) => number;
}

/** Characters of a batch: they are copied, sent to the database and read back while nothing else is done. */
export const mostCharacters = 2_000_000;

/** Items in batches, each small enough that other requests do not wait for it. One item may be larger. */
export async function* inBatches<T>(
  items: Iterable<T> | AsyncIterable<T>,
  { most, sizeOf }: Limits<T>,
): AsyncGenerator<T[], void> {
  let batch: T[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += sizeOf(item);
    if (batch.length < most && size < mostCharacters) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
