/** A position in the write-ahead log, and a moment before which every commit is in front of it. */
export type Position = { readonly lsn: bigint; readonly at: number };

/** Positions of the database, which its replica reaches one after the other. */
export type LogPositions = {
  add(position: Position): void;
  /** The moment of the last position that a replica at `lsn` has; null if it is before all of them. Forgets earlier positions. */
  reached(lsn: bigint): number | null;
  count(): number;
};

/** `16/B374D848` as a number. */
export function lsnFrom(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** @param most the positions that are kept. Nothing is known of a replica that has none of them, until it has caught up */
export function createLogPositions(most: number): LogPositions {
  let positions: Position[] = [];
  return {
    add(position) {
      positions = [...positions.slice(1 - most), position];
    },
    reached(lsn) {
      const place = positions.findLastIndex((position) => position.lsn <= lsn);
      if (place < 0) return null;
      positions = positions.slice(place);
      return positions[0]?.at ?? null;
    },
    count: () => positions.length,
  };
}
