import at from './at.json';

/** Texts of what several rooms use. A room adds them to its own: `defineMessages({ ...blockMessages, ...at }, …)`. */
export const blockMessages = at;
export type BlockMessageKey = keyof typeof at;
