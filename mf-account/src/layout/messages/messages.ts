import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** Messages that all pages of the account have in common. */
export type LayoutMessageKey = keyof typeof at;

export const frameMessages = defineMessages(at, { en: () => import('./en.json') });
