import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** Messages of the fragments that every page loads. Flyouts and pages add their own. */
export const messages = defineMessages(at, { en: () => import('./english.ts') });

export type MessageKey = keyof typeof at;
