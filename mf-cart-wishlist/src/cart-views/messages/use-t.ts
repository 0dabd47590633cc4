import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/use-t.ts';
import type at from './at.json';

export type CartMessageKey = keyof typeof at | MessageKey;

/** The messages of flyout and page; the German file says which keys there are. */
export const useT = (): Translate<CartMessageKey> => useTranslate<CartMessageKey>();
