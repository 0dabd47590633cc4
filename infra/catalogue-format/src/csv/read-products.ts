import type { FaultList } from '../faults/fault.ts';
import type { RawRecord } from '../folder/read-lines.ts';
import { type CsvFile, sharedFields, variantFields } from './mapping.ts';
import { createDraft, type Draft, recordOf, wholeNumber } from './product-draft.ts';
import { type LeftOutRow, type Row, readRows } from './read-rows.ts';

/** Adds a fault for each field in which a row differs from the first row of its product or colour. */
function checkAgainst(first: Row, row: Row, fields: readonly string[], faults: FaultList): void {
  if (row === first) return;
  for (const field of fields) {
    const text = row.written(field);
    if (text === '' || text === first.of(field)) continue;
    const [here, there] = [text, first.of(field)].map((one) => (one.length > 40 ? `${one.slice(0, 40)}…` : one));
    faults.add(row.location, field, `"${here}" is not the "${there}" of line ${first.location.line}`);
  }
}

/** Fields that the first row of a product fills in, and those of the first row of a colour. */
const firstRowFields = { product: ['brand', 'category', 'name'], variant: ['colour'] } as const;

/**
 * Whether a row without the values of a first row, `fields`, follows a row that was left out and may be of the same product: that was
 * the first row then.
 */
function lacksFirstRow(before: Row | LeftOutRow | null, row: Row, fields: readonly string[]): boolean {
  if (before?.kind !== 'left-out' || (before.id !== null && before.id !== row.of('id'))) return false;
  return fields.length > 0 && fields.every((field) => row.of(field) === '');
}

/** The products of rows that were left out. They are not checked, and prices and other records that name them are not wrong. */
function createLeftOutProducts() {
  const products = new Map<string, RawRecord>();
  return {
    add({ id, location }: LeftOutRow): void {
      if (id !== null) products.set(id, { value: { id: wholeNumber(id) }, location, bytes: 0, isIncomplete: true });
    },
    records: (): readonly RawRecord[] => [...products.values()],
  };
}

const groupSize = 200;
/** Rows of one product, which are in memory together: several times those of any record. */
const mostRows = 20_000;

/**
 * Products from a CSV file with one row for each option. The rows of a product are consecutive. Later rows repeat the values that the first
 * one has for the product and the colour, or leave them empty. If that row has been left out, only its fault is reported.
 * @param onUnread called when products of the file have not been read
 */
export async function* readProductRows(
  folder: string,
  mapping: CsvFile,
  faults: FaultList,
  onUnread: () => void,
): AsyncGenerator<readonly RawRecord[], void, undefined> {
  const mapped = new Set(Object.keys(mapping.columns));
  const mappedOf = (fields: readonly string[]) => fields.filter((field) => mapped.has(field));
  const [ofProduct, ofVariant] = [mappedOf(sharedFields), mappedOf(variantFields)];
  const [firstOfProduct, firstOfVariant] = [mappedOf(firstRowFields.product), mappedOf(firstRowFields.variant)];
  const addRow = (draft: Draft, row: Row, before: Row | LeftOutRow | null): void => {
    draft.rows += 1;
    draft.bytes += row.length;
    if (draft.rows === mostRows + 1) faults.add(row.location, 'id', `"${draft.id}" has more than ${mostRows} rows`);
    if (draft.rows > mostRows) return;
    const key = row.of('variantId');
    const variant = draft.variants.get(key) ?? { row, options: [], locations: [] };
    draft.variants.set(key, variant);
    if (row === draft.row && lacksFirstRow(before, row, firstOfProduct)) draft.isIncomplete = true;
    if (row === variant.row && lacksFirstRow(before, row, firstOfVariant)) draft.isIncomplete = true;
    if (!draft.isIncomplete) {
      checkAgainst(draft.row, row, ofProduct, faults);
      checkAgainst(variant.row, row, ofVariant, faults);
    }
    variant.locations.push(row.location);
    variant.options.push({
      id: wholeNumber(row.of('optionId')),
      size: row.of('size'),
      quantity: wholeNumber(row.of('quantity') || '0'),
    });
  };
  const leftOut = createLeftOutProducts();
  let before: Row | LeftOutRow | null = null;
  let draft: Draft | null = null;
  let group: RawRecord[] = [];
  for await (const row of readRows(folder, mapping, 'id', faults, onUnread)) {
    if (row.kind === 'left-out') leftOut.add(row);
    else {
      if (draft?.id !== row.of('id')) {
        if (draft !== null) group.push(recordOf(draft, mapping));
        draft = createDraft(row);
      }
      addRow(draft, row, before);
    }
    before = row;
    if (group.length < groupSize) continue;
    yield group;
    group = [];
  }
  if (draft !== null) group.push(recordOf(draft, mapping));
  yield group;
  // After all others: a product of which other rows were read would otherwise be refused because its id is used twice.
  yield leftOut.records();
}
