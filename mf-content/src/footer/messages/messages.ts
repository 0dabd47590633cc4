import { defineMessages } from 'shared-contracts/i18n';
import { type EntryMessageKey, entryMessages } from '../../newsletter/entry/messages/messages.ts';
import at from './at.json';

/** Message keys of the footer. The German file defines them. */
export type MessageKey = keyof typeof at | EntryMessageKey;

export const messages = defineMessages({ ...entryMessages, ...at }, { en: () => import('../../messages/english.ts') });
