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

/** The words a product is found by, the strongest first: what it is, its name, whom it is for, its colours. */
export type SearchText = { readonly a: string; readonly b: string; readonly c: string; readonly d: string };

/** A selling price and how many days before the catalogue's day it began. */
export type PastPrice = { readonly daysAgo: number; readonly vk: number };

export type SeedProduct = PriceLadder & {
  readonly id: number;
  readonly brandId: number;
  readonly categoryId: number;
  readonly kind: ProductKind;
  readonly gender: Gender;
  readonly names: Localized;
  readonly descriptions: Localized;
  readonly features: readonly Localized[];
  readonly details: readonly ProductDetail[];
  readonly saleType: SaleType;
  /** Of a refurbished thing. */
  readonly condition: Localized | null;
  readonly sizeSystem: SizeSystem;
  /** Whether we offer to mount it. */
  readonly mounting: boolean;
  /** Sub-sports, the main one first. */
  readonly sportIds: readonly number[];
  /** Values of the group "addition". */
  readonly additions: readonly number[];
  /** The selling prices it had, the oldest first; the last one is `vk`. */
  readonly priceHistory: readonly PastPrice[];
  /** Null where nothing is reduced. */
  readonly lowest30Days: number | null;
  readonly isNew: boolean;
  readonly isHeavy: boolean;
  readonly isBike: boolean;
  readonly isSki: boolean;
  readonly salesRank: number;
  /** When it came into the shop: seconds before the catalogue's day begins. */
  readonly addedBefore: number;
  readonly searchText: SearchText;
  readonly variants: readonly SeedVariant[];
};

/** How many products, and which of all possible catalogues. The same two numbers give the same catalogue. */
export type CatalogueOptions = { readonly products: number; readonly seed: number };

/** `day` (ISO date) is what dates are counted from; today where it is absent. */
export type SeedOptions = CatalogueOptions & { readonly day?: string };

export const defaultSeedOptions: SeedOptions = { products: 2400, seed: 1 };
