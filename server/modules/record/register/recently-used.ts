/** What a process remembers, without the least recently used of more than it may. */
export interface RecentlyUsed<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value that is larger than all may be together is not remembered. */
  readonly set: (key: string, value: Value) => void;
}

/**
 * @param most the sum of the sizes of what is remembered
 * @param sizeOf the size of a value; by default, `most` is a number of values
 */
export function recentlyUsed<Value>(most: number, sizeOf: (value: Value) => number = () => 1): RecentlyUsed<Value> {
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    set(key, value) {
      remove(key);
      const size = sizeOf(value);
      if (size > most) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= most) break;
        remove(oldest);
      }
    },
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
  };
}
