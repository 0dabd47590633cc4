import { defineMessages } from 'shared-contracts/i18n';
import { type BlockMessageKey, blockMessages } from '../../blocks/messages/messages.ts';
import at from './at.json';

/** Message keys of the pages of teams. The German file defines them. */
export type MessageKey = keyof typeof at | BlockMessageKey;

export const messages = defineMessages({ ...blockMessages, ...at }, { en: () => import('../../messages/english.ts') });
