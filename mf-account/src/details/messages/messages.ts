import { defineMessages } from 'shared-contracts/i18n';
import layout from '../../layout/messages/at.json';
import type { LayoutMessageKey } from '../../layout/messages/messages.ts';
import { type MessageKey as FormMessageKey, at as form } from '../../messages/messages.ts';
import at from './at.json';

/** Message keys of the account details. The German file defines them. */
export type MessageKey = keyof typeof at | LayoutMessageKey | FormMessageKey;

export const messages = defineMessages(
  { ...form, ...layout, ...at },
  { en: () => import('../../messages/english.ts') },
);
