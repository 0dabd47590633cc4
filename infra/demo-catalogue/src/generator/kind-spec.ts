import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { Gender } from 'shared-contracts/entities';
import type { ProductDetail } from '../demo-product.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { SizeRun } from '../reference/sizes.ts';
import type { Random } from './random.ts';

/** A product line of a kind: names, prices and texts. `{name}` in a text is replaced by the model's name. */
export type ProductLine = {
  /** For a line with its own pictures, such as ski helmets among helmets. */
  readonly kind?: ProductKind;
  /** Path of a category. If it has children, the generator distributes the products among them. */
  readonly category: string;
  /** Appended to the model's name: "Tempo 3 *Laufschuh*". */
  readonly noun: Localized;
  /** Relative shares of the genders 0 to 3. */
  readonly genders: readonly [unknown: number, female: number, male: number, kinder: number];
  /** Share of the kind's models that belong to this line. */
  readonly share: number;
  /** Recommended retail price in whole euros, before the brand's price level is applied. */
  readonly price: readonly [min: number, max: number];
  /** A description consists of an opener, body sentences and a closer. */
  readonly openers: readonly Localized[];
  readonly bodies: readonly Localized[];
  readonly closers: readonly Localized[];
  readonly features: readonly Localized[];
  readonly details: (random: Random) => readonly ProductDetail[];
  /** Search words in addition to the noun. */
  readonly searchWords: string;
};

export type KindSpec = {
  readonly kind: ProductKind;
  /** Share of the catalogue, out of 300 models. */
  readonly models: number;
  readonly modelNames: readonly string[];
  readonly colours: readonly string[];
  readonly sizes: (gender: Gender, line: ProductLine) => SizeRun;
  readonly lines: readonly ProductLine[];
  readonly isHeavy: boolean;
  readonly isBike: boolean;
  readonly isSki: boolean;
};

/** German texts without a translation; use `both` for two locales. */
export function at(...texts: readonly string[]): readonly Localized[] {
  return texts.map((text) => ({ at: text }));
}

/** Texts in both locales. */
export function both(...texts: readonly (readonly [at: string, en: string])[]): readonly Localized[] {
  return texts.map(([german, english]) => ({ at: german, en: english }));
}

/** One text in both locales. */
export function text(german: string, english: string): Localized {
  return { at: german, en: english };
}

/** A figure with a suffix for each locale: `245 g (Größe 42)`, `245 g (size 42)`. */
export function figure(value: number | string, german: string, english: string): Localized {
  return { at: `${value}${german}`, en: `${value}${english}` };
}

const asText = (text: string | Localized): Localized => (typeof text === 'string' ? { at: text } : text);

/** A product detail. Text that is the same in both locales (`6 mm`) is a plain string. */
export function detail(name: string | Localized, value: string | Localized): ProductDetail {
  return { name: asText(name), value: asText(value) };
}

/** `1,5`: a decimal in German notation. */
export function decimal(value: number, digits = 1): string {
  return value.toFixed(digits).replace('.', ',');
}

/** A number with its unit in both locales: `1,5 kg`, `1.5 kg`. */
export function measured(value: number, digits: number, unit: string): Localized {
  return { at: `${decimal(value, digits)} ${unit}`, en: `${value.toFixed(digits)} ${unit}` };
}
