import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type at from './at.json';

export type MessageKey = keyof typeof at;

/** This frontend's messages; the German file says which keys there are. */
export const useT = (): Translate<MessageKey> => useTranslate<MessageKey>();
