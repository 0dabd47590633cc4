import path from 'node:path';

/** A file and a line in it, from 1; null if the fault concerns the whole file. */
type Place = { readonly file: string; readonly line: number | null };

/** Location of a record. For a record made of several rows, `placeOf` returns the location of its fields. */
export type Location = Place & { readonly placeOf?: (field: string) => Place };

/** What is wrong, and where: `field` is the path inside the record, such as `variants[0].colour`; empty for the record. */
export type Fault = Place & { readonly field: string; readonly reason: string };

/** Number of faults that are stored; all are counted. */
const kept = 200;

/** Faults of one reason that come before those of others: one wrong slug is a fault of each product that names it. */
const keptAlike = 10;

export type FaultList = {
  readonly add: (location: Location, field: string, reason: string) => void;
  /** At most 200, in the order in which they were added; more than ten of one reason only where others leave room. */
  readonly first: () => readonly Fault[];
  readonly count: () => number;
};

export function createFaultList(): FaultList {
  type Counted = { readonly fault: Fault; readonly at: number };
  const first: Counted[] = [];
  const alike: Counted[] = [];
  const reasons = new Map<string, number>();
  let count = 0;
  return {
    add(location, field, reason) {
      count += 1;
      const { file, line } = location.placeOf?.(field) ?? location;
      const key = `${file} ${reason}`;
      const before = reasons.get(key) ?? 0;
      const list = before < keptAlike ? first : alike;
      if (list.length >= kept) return;
      reasons.set(key, before + 1);
      list.push({ fault: { file, line, field, reason }, at: count });
    },
    first: () =>
      [...first, ...alike]
        .slice(0, kept)
        .sort((a, b) => a.at - b.at)
        .map(({ fault }) => fault),
    count: () => count,
  };
}

/** One line of text: `products.jsonl:17 variants[0].colour: "lila" is no key of colours.jsonl`. */
export function faultText({ file, line, field, reason }: Fault): string {
  const where = line === null ? file : `${file}:${line}`;
  return field === '' ? `${where}: ${reason}` : `${where} ${field}: ${reason}`;
}

/** A file's name as faults show it: relative to the catalogue folder, with `/`. */
export function shownName(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
