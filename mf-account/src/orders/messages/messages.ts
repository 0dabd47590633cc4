import { defineMessages } from 'shared-contracts/i18n';
import layout from '../../layout/messages/at.json';
import type { LayoutMessageKey } from '../../layout/messages/messages.ts';
import at from './at.json';

/** Message keys of the list of orders. The German file defines them. */
export type MessageKey = keyof typeof at | LayoutMessageKey;

export const messages = defineMessages({ ...layout, ...at }, { en: () => import('../../messages/english.ts') });
