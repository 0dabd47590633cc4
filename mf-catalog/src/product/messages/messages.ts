import { defineMessages } from 'shared-contracts/i18n';
import recent from '../../recently-viewed/messages/at.json';
import type { MessageKey as RecentMessageKey } from '../../recently-viewed/messages/messages.ts';
import tile from '../../tile/messages/at.json';
import type { MessageKey as TileMessageKey } from '../../tile/messages/messages.ts';
import at from './at.json';

/** Message keys of the product page. The German file defines them. */
export type MessageKey = keyof typeof at | RecentMessageKey | TileMessageKey;

export const messages = defineMessages(
  { ...tile, ...recent, ...at },
  { en: () => import('../../messages/english.ts') },
);
