import { dateTags } from 'shared-contracts/dates';
import type { ContentLocale } from 'shared-contracts/entities';
import { pathIn, paths } from 'shared-contracts/paths';
import type { ShopName } from '../database/schema.ts';

/** The same text in all languages of emails. */
type Words = Readonly<Record<ContentLocale, string>>;

/** The shop that an email comes from: its language, and the origins of the links in the email. */
export type MailShop = {
  readonly locale: ContentLocale;
  readonly origin: string;
  /** The address of its contact page. */
  readonly contact: string;
  /** The address of its page about returns. */
  readonly returns: string;
  /** False in the team shop (SPEC 2). */
  readonly hasStores: boolean;
  /** For pages that the shop does not have. */
  readonly api: string;
  /** The text in the shop's language. */
  say(words: Words): string;
};

/** The origins of the shops in each language, and of the API; `service` is the shop's own email address. */
export type MailOrigins = {
  readonly shops: Words;
  readonly teamShops: Words;
  /** Whether there is a team shop and no main shop. */
  readonly isTeamShopAlone: boolean;
  readonly api: string;
  readonly service: string;
};

export function mailShop(
  { shops, teamShops, isTeamShopAlone, api }: Pick<MailOrigins, 'shops' | 'teamShops' | 'isTeamShopAlone' | 'api'>,
  locale: ContentLocale,
  shop: ShopName = 'shop',
): MailShop {
  // Some forms and calls do not tell their shop.
  const teamBuild = isTeamShopAlone || shop === 'team';
  const origin = (teamBuild ? teamShops : shops)[locale];
  const pageOf = (page: string) => `${origin}${pathIn({ teamBuild }, paths.services(page))}`;
  const pages = { contact: pageOf('kontakt'), returns: pageOf('rueckgabe') };
  return { locale, origin, ...pages, hasStores: !teamBuild, api, say: (words) => words[locale] };
}

/** The `lang` of documents in a language. */
export const languageTags: Words = { at: 'de-AT', en: 'en' };

/** A date, or a date with its time, in the shop's language. */
export function dateText({ locale }: MailShop, date: Date, timeStyle?: 'short'): string {
  const options = { dateStyle: 'long', timeZone: 'Europe/Vienna', ...(timeStyle && { timeStyle }) } as const;
  return new Intl.DateTimeFormat(dateTags[locale], options).format(date);
}
