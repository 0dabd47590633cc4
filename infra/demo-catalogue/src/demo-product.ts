import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { Gender } from 'shared-contracts/entities';
import type { PriceLadder } from './generator/price-ladder.ts';
import type { ProductKind } from './pictures/index.ts';
import type { SizeSystem } from './reference/sizes.ts';

export type ProductDetail = { readonly name: Localized; readonly value: Localized };

export type SeedOption = { readonly id: number; readonly title: string; readonly quantity: number };

export type SeedVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly options: readonly SeedOption[];
};

/** A selling price, and how many days before the catalogue's day it started. */
export type PastPrice = { readonly daysAgo: number; readonly vk: number };

export type SeedProduct = PriceLadder & {
  readonly id: number;
  readonly brandId: number;
  readonly categoryId: number;
  readonly kind: ProductKind;
  /** The drawing that its texts ask for; see `designForProduct`. */
  readonly design: number;
  readonly gender: Gender;
  readonly names: Localized;
  readonly descriptions: Localized;
  readonly features: readonly Localized[];
  readonly details: readonly ProductDetail[];
  readonly saleType: 'regular' | 'refurbished' | 'outlet';
  /** Only for refurbished products. */
  readonly condition: Localized | null;
  readonly sizeSystem: SizeSystem;
  /** Whether the shop offers mounting. */
  readonly mounting: boolean;
  /** Sub-sports, the main one first. */
  readonly sportIds: readonly number[];
  /** Values of the filter group "addition". */
  readonly additions: readonly number[];
  /** The selling prices over time, oldest first; the last one is `vk`. */
  readonly priceHistory: readonly PastPrice[];
  /** Null if the product is not reduced. */
  readonly lowest30Days: number | null;
  readonly isNew: boolean;
  readonly isHeavy: boolean;
  readonly isBike: boolean;
  readonly isSki: boolean;
  readonly salesRank: number;
  /** Seconds before the catalogue's day at which the product was added. */
  readonly addedBefore: number;
  /** Nouns and synonyms besides its names. */
  readonly searchWords: string;
  readonly variants: readonly SeedVariant[];
};
