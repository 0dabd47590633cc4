import type { FaultList, Location } from '../faults/fault.ts';
import type { PricesRecord } from '../records/product-record.ts';
import type { CsvFile } from './mapping.ts';
import { cents, noPrice, readRows } from './read-rows.ts';

export type PriceList = {
  /** The prices of a product and where they are; undefined if the list has none. */
  take(product: number): { readonly prices: PricesRecord; readonly location: Location } | undefined;
  /** Adds a fault for each price of a product that was not taken. */
  addUnused(): void;
};

/** Reads a list of prices, one row for each product. Its prices replace those of the products. */
export async function readPrices(folder: string, mapping: CsvFile, faults: FaultList): Promise<PriceList> {
  const prices = new Map<number, { readonly prices: PricesRecord; readonly line: number | null }>();
  const { file } = mapping;
  const taken = new Set<number>();
  const fields = ['rrp', 'vk', 'premium', 'staff', 'pro'] as const;
  const read = (of: (field: string) => string, location: Location): void => {
    const id = /^\d+$/.test(of('product')) ? Number(of('product')) : 0;
    const amounts = fields.map((field) => [field, cents(of(field), mapping)] as const);
    const wrong = amounts.filter(([, amount]) => Number.isNaN(amount));
    const { rrp, vk, ...others } = Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
    if (id < 1) faults.add(location, 'product', `"${of('product')}" is no article number`);
    else if (prices.has(id)) faults.add(location, 'product', `${id} is used twice`);
    else if (rrp === undefined || vk === undefined)
      faults.add(location, rrp === undefined ? 'rrp' : 'vk', 'is missing');
    else if (wrong.length === 0) prices.set(id, { prices: { rrp, vk, ...others }, line: location.line });
    for (const [field] of wrong) faults.add(location, field, noPrice(of(field), mapping));
  };
  for await (const { of, location } of readRows(folder, mapping, faults)) read(of, location);
  return {
    take(product) {
      taken.add(product);
      const found = prices.get(product);
      return found && { prices: found.prices, location: { file, line: found.line } };
    },
    addUnused() {
      for (const [id, { line }] of prices) {
        if (!taken.has(id)) faults.add({ file, line }, 'product', `there is no product ${id}`);
      }
    },
  };
}
