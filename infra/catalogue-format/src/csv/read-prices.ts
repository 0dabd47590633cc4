import type { FaultList, Location } from '../faults/fault.ts';
import type { PricesRecord } from '../records/product-record.ts';
import type { CsvFile } from './mapping.ts';
import { cents, noPrice, type Row, readRows } from './read-rows.ts';

export type PriceList = {
  /**
   * The prices of a product and where they are; undefined if the list has none. In place of prices that could not be read, which is a
   * fault of the list, a product without prices of its own gets others: it is not wrong as well.
   * @param hasOwn whether the product has prices without the list
   */
  take(product: number, hasOwn: boolean): { readonly prices: PricesRecord; readonly location: Location } | undefined;
  /** Adds a fault for each price of a product that was not taken. */
  addUnused(): void;
};

/** Nothing is imported, because the list has a fault. */
const unreadable: PricesRecord = { rrp: 1, vk: 1 };

/** Reads a list of prices, one row for each product. Its prices replace those of the products. */
export async function readPrices(folder: string, mapping: CsvFile, faults: FaultList): Promise<PriceList> {
  const prices = new Map<number, { readonly prices: PricesRecord; readonly line: number | null }>();
  const { file } = mapping;
  const taken = new Set<number>();
  const faulty = new Set<number>();
  /** There are rows of which not even the product is known. */
  let hasUnknown = false;
  const fields = ['rrp', 'vk', 'premium', 'staff', 'pro'] as const;
  const idOf = (of: Row['of']): number => (/^\d+$/.test(of('product')) ? Number(of('product')) : 0);
  const read = (of: Row['of'], location: Location): void => {
    const id = idOf(of);
    const amounts = fields.map((field) => [field, cents(of(field), mapping)] as const);
    const wrong = amounts.filter(([, amount]) => Number.isNaN(amount));
    const { rrp, vk, ...others } = Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined));
    if (id < 1) faults.add(location, 'product', `"${of('product')}" is no article number`);
    else if (prices.has(id)) faults.add(location, 'product', `${id} is used twice`);
    else if (rrp === undefined || vk === undefined)
      faults.add(location, rrp === undefined ? 'rrp' : 'vk', 'is missing');
    else if (wrong.length === 0) prices.set(id, { prices: { rrp, vk, ...others }, line: location.line });
    if (!prices.has(id)) faulty.add(id);
    for (const [field] of wrong) faults.add(location, field, noPrice(of(field), mapping));
  };
  const onCutOff = (): void => {
    hasUnknown = true;
  };
  for await (const { of, location, isLeftOut } of readRows(folder, mapping, faults, onCutOff)) {
    if (isLeftOut) faulty.add(idOf(of));
    else read(of, location);
  }
  if (faulty.has(0)) hasUnknown = true;
  return {
    take(product, hasOwn) {
      taken.add(product);
      const found = prices.get(product);
      const isUnreadable = faulty.has(product) || hasUnknown;
      if (found === undefined && isUnreadable && !hasOwn) return { prices: unreadable, location: { file, line: null } };
      return found && { prices: found.prices, location: { file, line: found.line } };
    },
    addUnused() {
      for (const [id, { line }] of prices) {
        if (!taken.has(id)) faults.add({ file, line }, 'product', `there is no product ${id}`);
      }
    },
  };
}
