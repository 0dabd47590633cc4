import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type at from './at.json';

export type MessageKey = keyof typeof at;
export const useT = (): Translate<MessageKey> => useTranslate<MessageKey>();
