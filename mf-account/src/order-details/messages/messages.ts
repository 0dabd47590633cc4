import { defineMessages } from 'shared-contracts/i18n';
import frame from '../../frame/messages/at.json';
import type { FrameMessageKey } from '../../frame/messages/messages.ts';
import { at as form } from '../../messages/messages.ts';
import at from './at.json';

/** Message keys of the order's page. The German file defines them. */
export type MessageKey = keyof typeof at | FrameMessageKey;

export const messages = defineMessages({ ...form, ...frame, ...at }, { en: () => import('../../messages/english.ts') });
