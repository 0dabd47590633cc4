import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** Message keys of the tile and the breadcrumb, which every page of this frontend has. The German file defines them. */
export type MessageKey = keyof typeof at;

export const messages = defineMessages(at, { en: () => import('../../messages/english.ts') });
