import { defineMessages } from 'shared-contracts/i18n';
import frame from '../../frame/messages/at.json';
import type { FrameMessageKey } from '../../frame/messages/messages.ts';
import { type MessageKey as FormMessageKey, at as form } from '../../messages/messages.ts';
import at from './at.json';

/** Message keys of the account details. The German file defines them. */
export type MessageKey = keyof typeof at | FrameMessageKey | FormMessageKey;

export const messages = defineMessages({ ...form, ...frame, ...at }, { en: () => import('../../messages/english.ts') });
