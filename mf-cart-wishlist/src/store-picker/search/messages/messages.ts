import type { Translate } from 'shared-contracts/i18n';
import { useOnDemandTexts } from '../../../messages/on-demand-texts.ts';
import at from './at.json';
import en from './en.json';

/** Messages of the store search, which come with its code. */
export const useSearchTranslate = (): Translate<keyof typeof at> => useOnDemandTexts(at, en);
