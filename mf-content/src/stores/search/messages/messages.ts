import { defineMessages } from 'shared-contracts/i18n';
import hours from '../../hours/messages/at.json';
import type { OpeningMessageKey } from '../../hours/messages/messages.ts';
import at from './at.json';

/** Message keys of the store search. The German file defines them. */
export type MessageKey = keyof typeof at | OpeningMessageKey;

export const messages = defineMessages({ ...hours, ...at }, { en: () => import('../../../messages/english.ts') });
