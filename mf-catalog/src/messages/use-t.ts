import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type { TileMessageKey } from '../tile/messages/use-t.ts';
import type at from './at.json';

export type MessageKey = keyof typeof at | TileMessageKey;

/** The messages of the lists; the German file says which keys there are. */
export const useT = (): Translate<MessageKey> => useTranslate<MessageKey>();
