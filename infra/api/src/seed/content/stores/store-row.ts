import type { Localized } from '../../../database/localized.ts';
import type { HoursPattern } from './opening-hours.ts';
import type { StoreServiceId } from './services.ts';

/** A store as its region's list writes it down. */
export type StoreRow = {
  /** Never renumbered: accounts and orders keep it, as the part of `sysname` after the underscore. */
  readonly id: number;
  readonly town: string;
  /** What tells it from another store in the same town. */
  readonly quarter?: string;
  readonly postcode: string;
  readonly state: string;
  readonly street: string;
  readonly at: readonly [latitude: number, longitude: number];
  /** Dialling code and number behind it; the numbers are invented. */
  readonly phone: readonly [code: string, number: string];
  readonly hours: HoursPattern;
  readonly squareMetres: number;
  readonly services: readonly StoreServiceId[];
  readonly text: Localized;
  readonly way: Localized;
};
