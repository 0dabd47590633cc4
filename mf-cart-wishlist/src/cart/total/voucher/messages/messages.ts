import formsAt from 'shared-contracts/forms/messages/at.json';
import formsEn from 'shared-contracts/forms/messages/en.json';
import type { Translate } from 'shared-contracts/i18n';
import { useOnDemandTexts } from '../../../../messages/on-demand-texts.ts';
import at from './at.json';
import en from './en.json';

const german = { ...formsAt, ...at };
const english = { ...formsEn, ...en };

export type FormKey = keyof typeof german;

/** Messages of the form for a voucher's code, which come with its code. */
export const useFormTranslate = (): Translate<FormKey> => useOnDemandTexts(german, english);
