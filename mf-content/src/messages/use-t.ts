import { type Translate, useTranslate } from 'shared-contracts/i18n';
import type at from './at.json';

export const useT = (): Translate<keyof typeof at> => useTranslate<keyof typeof at>();
