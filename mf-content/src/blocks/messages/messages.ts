import at from './at.json';

/** Texts that several features use. A feature adds them to its own: `defineMessages({ ...blockMessages, ...at }, …)`. */
export const blockMessages = at;
export type BlockMessageKey = keyof typeof at;
