/** A map that forgets what was not used for the longest once it holds `limit` entries. */
export type LruCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A Map keeps the order of insertion: the first key is the oldest.
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size <= limit) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
}
