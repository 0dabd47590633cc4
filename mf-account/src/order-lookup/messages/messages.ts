import { defineMessages } from 'shared-contracts/i18n';
import layout from '../../layout/messages/at.json';
import { type MessageKey as FormMessageKey, at as form } from '../../messages/messages.ts';
import details from '../../order-details/messages/at.json';
import type { MessageKey as DetailsMessageKey } from '../../order-details/messages/messages.ts';
import at from './at.json';

/** Message keys of the guests' order search. The German file defines them. */
export type MessageKey = keyof typeof at | DetailsMessageKey | FormMessageKey;

export const messages = defineMessages(
  { ...form, ...layout, ...details, ...at },
  { en: () => import('../../messages/english.ts') },
);
