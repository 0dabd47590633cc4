import { dateTags } from 'shared-contracts/dates';
import type { ContentLocale } from 'shared-contracts/entities';
import { pathIn, paths } from 'shared-contracts/paths';
import type { ShopName } from '../database/schema.ts';
import type { Company } from '../options.ts';

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
  /** The address of its page about withdrawals, with the form. */
  readonly withdrawal: string;
  /** The address of its terms and conditions. */
  readonly terms: string;
  /** The seller's name, address and VAT number, a line each. */
  readonly sender: Company['sender'];
  /** The shop's own email address. */
  readonly service: string;
  /** False in the team shop (SPEC 2). */
  readonly hasStores: boolean;
  /** Origin of the API, for pages that the shop does not have. */
  readonly api: string;
  /** The text in the shop's language. */
  say(words: Words): string;
};

/** The origins of the shops in each language, and of the API, and who sells; `service` is the shop's own email address. */
export type MailOrigins = {
  readonly shops: Words;
  readonly teamShops: Words;
  /** Whether there is a team shop and no main shop. */
  readonly isTeamShopAlone: boolean;
  readonly api: string;
  readonly service: string;
  readonly sender: Company['sender'];
};

export function mailShop(
  { shops, teamShops, isTeamShopAlone, api, service, sender }: MailOrigins,
  locale: ContentLocale,
  shop: ShopName = 'shop',
): MailShop {
  // Some forms and calls do not identify their shop.
  const teamBuild = isTeamShopAlone || shop === 'team';
  const origin = (teamBuild ? teamShops : shops)[locale];
  const addressOf = (path: string) => `${origin}${pathIn({ teamBuild }, path)}`;
  const pages = {
    contact: addressOf(paths.services('kontakt')),
    returns: addressOf(paths.services('rueckgabe')),
    withdrawal: addressOf(paths.static('widerruf')),
    terms: addressOf(paths.static('agb')),
  };
  return { locale, origin, ...pages, sender, service, hasStores: !teamBuild, api, say: (words) => words[locale] };
}

/** The `lang` of documents in a language. */
export const languageTags: Words = { at: 'de-AT', en: 'en' };

/** A date, or a date with its time, in the shop's language. */
export function dateText({ locale }: MailShop, date: Date, timeStyle?: 'short'): string {
  const options = { dateStyle: 'long', timeZone: 'Europe/Vienna', ...(timeStyle && { timeStyle }) } as const;
  return new Intl.DateTimeFormat(dateTags[locale], options).format(date);
}

/** A count, `1.543`, in English `1,543`. The shop groups digits by a dot, where newer data of `de-AT` has a narrow space. */
export const countText = ({ locale }: MailShop, count: number): string =>
  count.toLocaleString(locale === 'at' ? 'de-DE' : 'en');
