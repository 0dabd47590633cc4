import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** Message keys of the team shop's parts. The German file defines them. */
export type MessageKey = keyof typeof at;

export const messages = defineMessages(at, { en: () => import('../../messages/english.ts') });
