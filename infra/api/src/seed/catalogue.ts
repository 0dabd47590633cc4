import type { Gender } from 'shared-contracts/entities';
import type { Localized } from '../database/localized.ts';
import type { ProductDetail } from '../database/schema.ts';
import type { ProductKind } from '../pictures/index.ts';
import type { PriceLadder } from './price-ladder.ts';

export type SeedOption = { readonly id: number; readonly title: string; readonly quantity: number };

export type SeedVariant = {
  readonly id: number;
  readonly colour: string;
  readonly path: string;
  readonly options: readonly SeedOption[];
};

/** The words a product is found by, the strongest first: what it is, its name, whom it is for, its colours. */
export type SearchText = { readonly a: string; readonly b: string; readonly c: string; readonly d: string };

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
  readonly isNew: boolean;
  readonly isHeavy: boolean;
  readonly isBike: boolean;
  readonly isSki: boolean;
  readonly salesRank: number;
  /** ISO date and time. */
  readonly addedAt: string;
  readonly searchText: SearchText;
  readonly variants: readonly SeedVariant[];
};

/** How many products, and which of all possible catalogues. The same two numbers give the same catalogue. */
export type SeedOptions = { readonly products: number; readonly seed: number };

export const defaultSeedOptions: SeedOptions = { products: 300, seed: 1 };
