/** What a process remembers, without the least recently used of more than `most`. */
export interface RecentlyUsed<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
}

export function recentlyUsed<Value>(most: number): RecentlyUsed<Value> {
  const values = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  };
  return {
    set,
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
