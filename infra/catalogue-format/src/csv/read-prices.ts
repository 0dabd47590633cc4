import type { FaultList, Location } from '../faults/fault.ts';
import type { PricesRecord } from '../records/product-record.ts';
import type { CsvFile } from './mapping.ts';
import { cents, noPrice, type Row, readRows } from './read-rows.ts';

export type ListedPrices =
  | { readonly kind: 'found'; readonly prices: PricesRecord; readonly location: Location }
  /** Its row could not be read, or may be among those that could not be read: the list has a fault. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'none' };

export type PriceList = {
  /** The prices of a product, and where they are. */
  take(product: number): ListedPrices;
  /** Adds a fault for each price of a product that was not taken. */
  addUnused(): void;
};

const fields = ['rrp', 'vk', 'premium', 'staff', 'pro'] as const;

/** The id of a product; null if it is none. */
const idOf = (text: string): number | null => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : null);

/** Reads a list of prices, one row for each product. Its prices replace those of the products. */
export async function readPrices(folder: string, mapping: CsvFile, faults: FaultList): Promise<PriceList> {
  const prices = new Map<number, { readonly prices: PricesRecord; readonly line: number | null }>();
  const { file } = mapping;
  const taken = new Set<number>();
  const unreadable = new Set<number>();
  /** Whether there are unreadable rows whose product is unknown. */
  let hasUnknown = false;
  const noteUnreadable = (id: number | null): void => {
    if (id === null) hasUnknown = true;
    else unreadable.add(id);
  };
  const read = ({ of, location }: Row): void => {
    const id = idOf(of('product'));
    const amounts = fields.map((field) => [field, cents(of(field), mapping)] as const);
    const wrong = amounts.filter(([, amount]) => Number.isNaN(amount));
    const { rrp, vk, ...others } = Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
    if (id === null) faults.add(location, 'product', `"${of('product')}" is no article number`);
    else if (prices.has(id)) faults.add(location, 'product', `${id} is used twice`);
    else if (rrp === undefined || vk === undefined)
      faults.add(location, rrp === undefined ? 'rrp' : 'vk', 'is missing');
    else if (wrong.length === 0) prices.set(id, { prices: { rrp, vk, ...others }, line: location.line });
    if (id === null || !prices.has(id)) noteUnreadable(id);
    for (const [field] of wrong) faults.add(location, field, noPrice(of(field), mapping));
  };
  for await (const row of readRows(folder, mapping, 'product', faults, () => noteUnreadable(null))) {
    if (row.kind === 'row') read(row);
    else noteUnreadable(idOf(row.id ?? ''));
  }
  return {
    take(product) {
      taken.add(product);
      const found = prices.get(product);
      if (found) return { kind: 'found', prices: found.prices, location: { file, line: found.line } };
      return { kind: unreadable.has(product) || hasUnknown ? 'unreadable' : 'none' };
    },
    addUnused() {
      for (const [id, { line }] of prices) {
        if (!taken.has(id)) faults.add({ file, line }, 'product', `there is no product ${id}`);
      }
    },
  };
}
