/** A map that forgets what was not asked for the longest once it holds `limit` entries. */
export type LruCache<Value> = { getOrMake(key: string, make: () => Value): Value };

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A Map keeps the order of insertion: the first key is the oldest.
  const entries = new Map<string, Value>();
  return {
    getOrMake(key, make) {
      const found = entries.get(key);
      const value = found ?? make();
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > limit) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      return value;
    },
  };
}
