import { defineMessages } from 'shared-contracts/i18n';
import everyPage from '../../messages/at.json';
import type { MessageKey as EveryPageKey } from '../../messages/messages.ts';
import at from './at.json';

/** Messages of flyout and page. */
export const messages = defineMessages({ ...everyPage, ...at }, { en: () => import('../../messages/english.ts') });

export type MessageKey = keyof typeof at | EveryPageKey;
