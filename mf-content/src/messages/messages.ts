import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** The German file defines the keys. */
export type MessageKey = keyof typeof at;

export const messages = defineMessages(at, { en: () => import('./en.json') });
