import type { Static } from 'typebox';
import { ArticleCategoryRecord, ArticleRecord, FlyerRecord, PageRecord } from './records/content-records.ts';
import { HomeRecord } from './records/home-record.ts';
import { MenuRecord } from './records/page-records.ts';
import { AccessoriesRecord, ProductRecord, SetRecord, TeamRecord } from './records/product-record.ts';
import {
  AdditionRecord,
  BrandRecord,
  CategoryRecord,
  ColourRecord,
  SizeRecord,
  SportRecord,
} from './records/reference-records.ts';
import { OpeningExceptionRecord, PlaceRecord, StoreRecord, StoreServiceRecord } from './records/store-records.ts';

/**
 * The record kinds and their schemas, in the order in which they are read: a record refers to kinds before its own. The file of
 * a kind is `<kind>.jsonl`.
 */
export const recordSchemas = {
  brands: BrandRecord,
  categories: CategoryRecord,
  sports: SportRecord,
  colours: ColourRecord,
  sizes: SizeRecord,
  additions: AdditionRecord,
  products: ProductRecord,
  sets: SetRecord,
  accessories: AccessoriesRecord,
  teams: TeamRecord,
  pages: PageRecord,
  'store-services': StoreServiceRecord,
  stores: StoreRecord,
  'opening-exceptions': OpeningExceptionRecord,
  places: PlaceRecord,
  'article-categories': ArticleCategoryRecord,
  articles: ArticleRecord,
  flyers: FlyerRecord,
  menu: MenuRecord,
  home: HomeRecord,
} as const;

export type RecordKind = keyof typeof recordSchemas;
export type RecordOf<Kind extends RecordKind> = Static<(typeof recordSchemas)[Kind]>;

export const recordKinds = Object.keys(recordSchemas) as readonly RecordKind[];

export const fileOf = (kind: RecordKind): string => `${kind}.jsonl`;

/** Kinds without which there is no catalogue. A missing file of another kind means that there are no such records. */
export const requiredKinds: readonly RecordKind[] = ['brands', 'categories', 'colours', 'sizes', 'products'];
