import type { FormMessageKey } from 'shared-contracts/forms';
import forms from 'shared-contracts/forms/messages/at.json';
import { defineMessages } from 'shared-contracts/i18n';
import entry from './at.json';

/** Keys of the German file; the English one has the same. */
export type MessageKey = keyof typeof entry | FormMessageKey;

export const at = { ...forms, ...entry };

export const messages = defineMessages(at, { en: () => import('./entry-english.ts') });
