import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type CheckContext, createCheckContext, noteFaulty } from '../check/check-context.ts';
import { checkPending, checkRecord } from '../check/check-record.ts';
import { schemaFaults } from '../check/schema-faults.ts';
import { readMapping } from '../csv/mapping.ts';
import { type PriceList, readPrices } from '../csv/read-prices.ts';
import { readProductRows } from '../csv/read-products.ts';
import { createFaultList, type Fault, type FaultList } from '../faults/fault.ts';
import { fileFault, pictureFault } from '../pictures/picture-faults.ts';
import { fileOf, type RecordKind, type RecordOf, recordKinds, requiredKinds } from '../record-kinds.ts';
import type { ManifestRecord } from '../records/page-records.ts';
import { readManifest } from './manifest.ts';
import { type RawRecord, readLines } from './read-lines.ts';

/** Receives checked records in batches, kind by kind. No longer called once there is a fault. */
export type Visit = <Kind extends RecordKind>(kind: Kind, records: readonly RecordOf<Kind>[]) => Promise<void>;

export type ReadProgress = {
  /** Bytes of records read so far, and of all files. */
  readonly bytes: number;
  readonly totalBytes: number;
  readonly kind: RecordKind;
  readonly records: number;
};

export type ReadResult = {
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  readonly counts: Readonly<Partial<Record<RecordKind, number>>>;
  readonly manifest: ManifestRecord | null;
};

// Small: the import's database connection gets a turn between two batches (`createStage`).
const batchSize = 50;

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

async function* rawRecords(folder: string, file: string, faults: FaultList): AsyncGenerator<readonly RawRecord[]> {
  for await (const lines of readLines(path.join(folder, file))) {
    yield lines.flatMap(({ number, text, bytes }): RawRecord[] => {
      const location = { file, line: number };
      if (text === null) {
        faults.add(location, '', 'is no text in UTF-8, or longer than 8 MB');
        return [];
      }
      try {
        return [{ value: JSON.parse(text), location, bytes }];
      } catch (error) {
        faults.add(location, '', `is no JSON: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
  }
}

/**
 * Checks the pictures that records name, before the records are visited. Several batches may pass the same file.
 * @returns the reasons against files that cannot be shown, by file
 */
export type CheckPictures = (files: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Checks the first bytes of each file, once. */
function checkFirstBytes(folder: string): CheckPictures {
  const seen = new Set<string>();
  return async (files) => {
    const wrong = new Map<string, string>();
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const fault = fileFault(folder, file) ?? pictureFault(path.join(folder, file));
      if (fault !== null) wrong.set(file, `"${file}": ${fault}`);
    }
    return wrong;
  };
}

/** Checks the pictures that were named since the last call. */
async function checkNamed({ pictures, add }: CheckContext, check: CheckPictures): Promise<void> {
  const named = new Map(
    pictures
      .splice(0)
      .toReversed()
      .map((picture) => [picture.file, picture]),
  );
  if (named.size === 0) return;
  for (const [file, reason] of await check([...named.keys()])) {
    const picture = named.get(file);
    if (picture) add(picture.location, picture.field, reason);
  }
}

/**
 * A product with its prices from the list of prices, where their faults are. It is checked afterwards, like any other. Without prices of
 * its own it is incomplete if those of the list could not be read.
 */
function withListPrices(raw: RawRecord, list: PriceList): RawRecord {
  // A price of the list has no text in the row of the product.
  const { value, location, reasons: _ofRow, ...given } = raw;
  const product = value as Partial<RecordOf<'products'>> | null;
  if (typeof product?.id !== 'number') return raw;
  const own = list.take(product.id);
  if (own.kind === 'none') return raw;
  if (own.kind === 'unreadable') {
    const hasOwn = Object.keys(product.prices ?? {}).length > 0;
    return hasOwn ? raw : { ...raw, isIncomplete: true };
  }
  const { prices, location: listed } = own;
  const history: unknown = product.priceHistory;
  const last = Array.isArray(history) ? (history.at(-1) as { vk?: unknown } | null | undefined) : undefined;
  // The history ends with the current price. The list names no day for a new price: the import continues the stored history.
  const isContinued = (history === undefined || Array.isArray(history)) && last?.vk !== prices.vk;
  // The lowest price of another price than the listed one is not that of the listed one, which follows from the stored history.
  const { lowest30Days: _ofOther, ...others } = product;
  const vkOfLowest = last?.vk ?? product.prices?.vk ?? prices.vk;
  const isOfOther = isContinued && vkOfLowest !== prices.vk;
  return {
    ...given,
    value: {
      ...(isOfOther ? others : product),
      prices,
      ...(isContinued && { priceHistory: [] }),
    },
    location: {
      ...location,
      placeOf: (field) => (/^prices\b/.test(field) ? listed : (location.placeOf?.(field) ?? location)),
    },
  };
}

/**
 * Reads and checks a catalogue folder as a stream: of products only ids stay in memory.
 * @returns at most 200 of the faults, and their number; records were visited as long as there was none
 */
export async function readCatalogue(
  folder: string,
  visit: Visit,
  onProgress: (progress: ReadProgress) => void = () => undefined,
  check: CheckPictures = checkFirstBytes(folder),
): Promise<ReadResult> {
  const faults = createFaultList();
  const counts: Partial<Record<RecordKind, number>> = {};
  const read = await readManifest(folder);
  if (!read.ok) return { faults: read.faults, faultCount: read.faults.length, counts, manifest: null };
  const { manifest } = read;
  const result = (): ReadResult => ({ faults: faults.first(), faultCount: faults.count(), counts, manifest });
  const mapping = await readMapping(folder, faults);
  // Even a faulty mapping names the products' file.
  const isMappingFaulty = faults.count() > 0;
  const prices = mapping?.prices ? await readPrices(folder, mapping.prices, faults) : null;
  const context = createCheckContext(faults.add);
  const files = new Map<RecordKind, { readonly file: string; readonly size: number }>();
  for (const kind of recordKinds) {
    const file = kind === 'products' && mapping?.products ? mapping.products.file : fileOf(kind);
    const size = await sizeOf(path.join(folder, file));
    if (size !== null) files.set(kind, { file, size });
    else if (requiredKinds.includes(kind)) {
      context.unread.add(kind);
      if (kind !== 'products' || !isMappingFaulty) faults.add({ file, line: null }, '', 'is missing');
    }
  }
  if (mapping?.products && (await sizeOf(path.join(folder, fileOf('products')))) !== null) {
    faults.add({ file: fileOf('products'), line: null }, '', `the products are read from ${mapping.products.file}`);
  }
  const totalBytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  let bytes = 0;
  let records = 0;

  async function readKind<Kind extends RecordKind>(kind: Kind, file: string): Promise<void> {
    const faultsBefore = faults.count();
    let hasRecords = false;
    let batch: RecordOf<Kind>[] = [];
    const flush = async () => {
      await checkNamed(context, check);
      if (faults.count() === 0 && batch.length > 0) await visit(kind, batch);
      batch = [];
      onProgress({ bytes, totalBytes, kind, records });
    };
    const source =
      kind === 'products' && mapping?.products
        ? readProductRows(folder, mapping.products, faults, () => context.unread.add('products'))
        : rawRecords(folder, file, faults);
    for await (const raws of source) {
      for (const raw of raws) {
        bytes += raw.bytes;
        hasRecords = true;
        const given = kind === 'products' && prices !== null ? withListPrices(raw, prices) : raw;
        const { value, location, reasons, isIncomplete } = given;
        if (isIncomplete) {
          noteFaulty(context, kind, value);
          continue;
        }
        const wrong = schemaFaults(kind, value);
        for (const { field, reason } of wrong) faults.add(location, field, reasons?.get(field) ?? reason);
        if (wrong.length > 0) {
          noteFaulty(context, kind, value);
          continue;
        }
        const record = value as RecordOf<Kind>;
        checkRecord(context, kind, location, record);
        records += 1;
        counts[kind] = (counts[kind] ?? 0) + 1;
        batch.push(record);
        if (batch.length >= batchSize) await flush();
      }
    }
    await flush();
    // A file that was emptied by mistake must not delist everything.
    const isEmpty = !hasRecords && faults.count() === faultsBefore;
    if (!isEmpty || !requiredKinds.includes(kind)) return;
    context.unread.add(kind);
    faults.add({ file, line: null }, '', 'has no records');
  }

  for (const kind of recordKinds) {
    const found = files.get(kind);
    if (found) await readKind(kind, found.file);
  }
  if (!context.unread.has('products')) prices?.addUnused();
  checkPending(context);
  await checkNamed(context, check);
  return result();
}
