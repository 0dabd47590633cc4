import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** Keys of the German file; the English one has the same. */
export type MessageKey = keyof typeof at;

export const messages = defineMessages(at, { en: () => import('./en.json') });
