import { ContentLocale } from 'shared-contracts/entities';
import Type from 'typebox';

/** `?locale=`; German where it is left out. */
export const LocaleParameter = Type.Union(ContentLocale.anyOf, { default: 'at' });

export const LocaleQuery = Type.Object({ locale: LocaleParameter }, { additionalProperties: false });
