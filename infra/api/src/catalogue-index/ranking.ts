/** A sort order of the whole catalogue: the ordinals in that order, and the position of each ordinal in it. */
export type Ranking = { readonly order: Uint32Array; readonly positions: Uint32Array };

export function rankingOf(order: Uint32Array): Ranking {
  const positions = new Uint32Array(order.length);
  for (let position = 0; position < order.length; position++) positions[order[position] ?? 0] = position;
  return { order, positions };
}

export type Direction = 'asc' | 'desc';

/** Sorts by a column of whole numbers. Equal values stay in the order of their ordinals, in both directions. */
export function rankingBy(values: Int32Array, direction: Direction): Ranking {
  const size = values.length;
  // Value and ordinal in one number sort without a JavaScript comparison function, ten times as fast.
  const keys = new Float64Array(size);
  for (let ordinal = 0; ordinal < size; ordinal++) {
    const value = values[ordinal] ?? 0;
    keys[ordinal] = (direction === 'asc' ? value : -value) * size + ordinal;
  }
  keys.sort();
  const order = new Uint32Array(size);
  for (let position = 0; position < size; position++) {
    const key = keys[position] ?? 0;
    order[position] = key - Math.floor(key / size) * size;
  }
  return rankingOf(order);
}
