import path from 'node:path';

/** A file and a line in it, from 1; null if the fault is of the whole file. */
type Place = { readonly file: string; readonly line: number | null };

/** Where a record is written. Of one that is made of several rows, `placeOf` says where its fields are. */
export type Location = Place & { readonly placeOf?: (field: string) => Place };

/** What is wrong, and where: `field` is the path inside the record, such as `variants[0].colour`; empty for the record. */
export type Fault = Place & { readonly field: string; readonly reason: string };

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
    add(location, field, reason) {
      count += 1;
      const { file, line } = location.placeOf?.(field) ?? location;
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
