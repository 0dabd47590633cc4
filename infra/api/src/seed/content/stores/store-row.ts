import type { Localized } from '../../../database/localized.ts';
import type { HoursPattern } from './opening-hours.ts';
import type { StoreServiceId } from './services.ts';

/** The source of a store. */
export type StoreRow = {
  /** Never change ids: accounts and orders store them in `sysname`. */
  readonly id: number;
  readonly town: string;
  /** Distinguishes stores in the same town. */
  readonly quarter?: string;
  readonly postcode: string;
  readonly state: string;
  readonly street: string;
  readonly at: readonly [latitude: number, longitude: number];
  /** Area code and number; the numbers are invented. */
  readonly phone: readonly [code: string, number: string];
  readonly hours: HoursPattern;
  readonly squareMetres: number;
  readonly services: readonly StoreServiceId[];
  readonly text: Localized;
  readonly way: Localized;
};
