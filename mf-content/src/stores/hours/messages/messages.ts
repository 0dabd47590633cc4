import type at from './at.json';

/** Message keys of opening hours and the map, which the store search and the pages of stores share. The German file defines them. */
export type OpeningMessageKey = keyof typeof at;
