import type { FormMessageKey } from 'shared-contracts/forms';
import forms from 'shared-contracts/forms/messages/at.json';
import { defineMessages } from 'shared-contracts/i18n';
import hours from 'shared-contracts/opening-hours/messages/at.json';
import { type BlockMessageKey, blockMessages } from '../../../blocks/messages/messages.ts';
import stores from '../../hours/messages/at.json';
import type { StoresMessageKey } from '../../hours/messages/messages.ts';
import at from './at.json';

/** Message keys of the page of a store. The German file defines them. */
export type MessageKey = keyof typeof at | StoresMessageKey | BlockMessageKey | FormMessageKey;

export const messages = defineMessages(
  { ...forms, ...blockMessages, ...hours, ...stores, ...at },
  { en: () => import('../../../messages/english.ts') },
);
