import type at from './at.json';

/** Keys of the texts in forms. A frontend with forms spreads `forms/messages/*.json` into its own messages. */
export type FormMessageKey = keyof typeof at;
