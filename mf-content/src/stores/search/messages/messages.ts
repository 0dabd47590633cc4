import { defineMessages } from 'shared-contracts/i18n';
import hours from 'shared-contracts/opening-hours/messages/at.json';
import stores from '../../hours/messages/at.json';
import type { StoresMessageKey } from '../../hours/messages/messages.ts';
import at from './at.json';

/** Message keys of the store search. The German file defines them. */
export type MessageKey = keyof typeof at | StoresMessageKey;

export const messages = defineMessages(
  { ...hours, ...stores, ...at },
  { en: () => import('../../../messages/english.ts') },
);
