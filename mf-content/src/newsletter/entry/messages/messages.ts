import at from './at.json';

/** Texts of the field. A feature that places it adds them to its own: `defineMessages({ ...entryMessages, ...at }, …)`. */
export const entryMessages = at;
export type EntryMessageKey = keyof typeof at;
