import type { OpeningMessageKey } from 'shared-contracts/opening-hours';
import type at from './at.json';

/** Message keys of opening hours and the map, which the store search and the pages of stores share. The German files define them. */
export type StoresMessageKey = keyof typeof at | OpeningMessageKey;
