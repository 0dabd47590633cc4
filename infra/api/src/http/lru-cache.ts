/** A map that forgets what was not used for the longest once its values together weigh more than `limit`. */
export type LruCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/** @param weigh bytes, for values of very different size; without it the limit is a number of entries */
export function createLruCache<Value>(limit: number, weigh: (value: Value) => number = () => 1): LruCache<Value> {
  // A Map keeps the order of insertion: the first key is the oldest.
  const entries = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string) => {
    const value = entries.get(key);
    if (value !== undefined && entries.delete(key)) weight -= weigh(value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= limit) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
