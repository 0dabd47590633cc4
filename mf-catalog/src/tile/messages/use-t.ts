import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type at from './at.json';

export type TileMessageKey = keyof typeof at;

/** The messages of tile and breadcrumb, which every page of this frontend has. */
export const useT = (): Translate<TileMessageKey> => useTranslate<TileMessageKey>();
