import { defineMessages } from 'shared-contracts/i18n';
import tile from '../../tile/messages/at.json';
import type { MessageKey as TileMessageKey } from '../../tile/messages/messages.ts';
import at from './at.json';

/** Message keys of the recently viewed products. The German file defines them. */
export type MessageKey = keyof typeof at | TileMessageKey;

export const messages = defineMessages({ ...tile, ...at }, { en: () => import('../../messages/english.ts') });
