import type { Gender } from 'shared-contracts/entities';
import type { Localized } from '../database/localized.ts';
import type { ProductDetail } from '../database/schema.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { Random } from './random.ts';

/** A line of products of one kind: what it is called, costs and says. `{name}` in a text stands for the model's name. */
export type ProductLine = {
  /** Path of the category below the gender. */
  readonly category: string;
  /** Follows the model's name: "Tempo 3 *Laufschuh*". */
  readonly noun: Localized;
  /** Relative shares of the genders 0 to 3. */
  readonly genders: readonly [unknown: number, female: number, male: number, kinder: number];
  /** Share of the kind's models that belong to this line. */
  readonly share: number;
  /** Recommended retail price in whole euros, before the brand's level. */
  readonly price: readonly [min: number, max: number];
  /** A description is an opener, a body and a closer. */
  readonly openers: readonly Localized[];
  readonly bodies: readonly Localized[];
  readonly closers: readonly Localized[];
  readonly features: readonly Localized[];
  readonly details: (random: Random) => readonly ProductDetail[];
  /** Words shoppers use for it besides the noun. */
  readonly searchWords: string;
};

export type KindSpec = {
  readonly kind: ProductKind;
  /** Share of the whole catalogue, in models of 300. */
  readonly models: number;
  readonly modelNames: readonly string[];
  readonly colours: readonly string[];
  readonly sizes: (gender: Gender, line: ProductLine) => readonly string[];
  readonly lines: readonly ProductLine[];
  readonly isHeavy: boolean;
  readonly isBike: boolean;
  readonly isSki: boolean;
};

/** Texts in the shop's own locale. */
export function at(...texts: readonly string[]): readonly Localized[] {
  return texts.map((text) => ({ at: text }));
}

export function detail(name: string, value: string): ProductDetail {
  return { name: { at: name }, value: { at: value } };
}

/** `1,5`: decimals as the shop's locale writes them. */
export function decimal(value: number, digits = 1): string {
  return value.toFixed(digits).replace('.', ',');
}
