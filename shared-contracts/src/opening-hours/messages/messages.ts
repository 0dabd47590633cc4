import type at from './at.json';

/** Keys of the texts about opening hours. */
export type OpeningMessageKey = keyof typeof at;
