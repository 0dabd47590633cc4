import type { Gender } from 'shared-contracts/entities';
import type { Localized } from '../database/localized.ts';
import type { ProductDetail, SaleType } from '../database/schema.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { PriceLadder } from './generator/price-ladder.ts';
import type { SizeSystem } from './reference/sizes.ts';

export type SeedOption = { readonly id: number; readonly title: string; readonly quantity: number };

export type SeedVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly options: readonly SeedOption[];
};

/** The words by which a product is found, by weight: category and noun, name, gender and sport, colours. */
export type SearchText = { readonly a: string; readonly b: string; readonly c: string; readonly d: string };

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
  readonly saleType: SaleType;
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
  readonly searchText: SearchText;
  readonly variants: readonly SeedVariant[];
};

/** Number of products and random seed. Equal options generate equal catalogues. */
export type CatalogueOptions = { readonly products: number; readonly seed: number };

/** `day` (ISO date) is the reference for all dates; today by default. */
export type SeedOptions = CatalogueOptions & { readonly day?: string };

export const defaultSeedOptions: SeedOptions = { products: 2400, seed: 1 };
