import path from 'node:path';

/** Where a record is written. `line` counts from 1; null if the fault is of the whole file. */
export type Location = { readonly file: string; readonly line: number | null };

/** What is wrong, and where: `field` is the path inside the record, such as `variants[0].colour`; empty for the record. */
export type Fault = Location & { readonly field: string; readonly reason: string };

/** Faults that are kept one by one; all are counted. */
const kept = 200;

export type FaultList = {
  readonly add: (location: Location, field: string, reason: string) => void;
  readonly first: readonly Fault[];
  readonly count: () => number;
};

export function createFaultList(): FaultList {
  const first: Fault[] = [];
  let count = 0;
  return {
    add({ file, line }, field, reason) {
      count += 1;
      if (first.length < kept) first.push({ file, line, field, reason });
    },
    first,
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
