/** Number of products and random seed. Equal options generate equal products. */
export type CatalogueOptions = { readonly products: number; readonly seed: number };

/** `day` (ISO date) is the reference for all dates; today by default. */
export type DemoOptions = CatalogueOptions & { readonly day?: string };

export const defaultDemoOptions: CatalogueOptions = { products: 2400, seed: 1 };

type Source = Readonly<Record<string, string | undefined>>;

function wholeNumber(name: string, value: string, max: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= max) return number;
  throw new Error(`${name} must be a whole number from 1 to ${max}, but is "${value}".`);
}

function isoDate(name: string, value: string): string {
  const time = Date.parse(`${value}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(time).toJSON()?.startsWith(value)) return value;
  throw new Error(`${name} must be a date like 2026-03-02, but is "${value}".`);
}

/** The names of the three settings in their source. */
export type OptionNames = { readonly products: string; readonly seed: string; readonly day: string };

/**
 * Reads the catalogue options; missing ones are left out. Option ids are derived from product ids and must fit into 32 bits,
 * hence the maximum.
 * @throws one sentence that names the setting
 */
export function readDemoOptions(source: Source, names: OptionNames): Partial<DemoOptions> {
  const value = (name: string) => (source[name] === '' ? undefined : source[name]);
  const [products, seed, day] = [value(names.products), value(names.seed), value(names.day)];
  return {
    ...(products !== undefined && { products: wholeNumber(names.products, products, 1_000_000) }),
    ...(seed !== undefined && { seed: wholeNumber(names.seed, seed, 2 ** 31 - 1) }),
    ...(day !== undefined && { day: isoDate(names.day, day) }),
  };
}
