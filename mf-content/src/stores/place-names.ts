import type { SiteLocale } from 'shared-contracts/app';
import { textLocale } from 'shared-contracts/i18n';

/** Towns, federal states and waters that have an English name. Postal addresses keep the German one. */
const english = new Map([
  ['Wien', 'Vienna'],
  ['Tirol', 'Tyrol'],
  ['Kärnten', 'Carinthia'],
  ['Steiermark', 'Styria'],
  ['Oberösterreich', 'Upper Austria'],
  ['Niederösterreich', 'Lower Austria'],
  ['Donau', 'Danube'],
  ['Drau', 'Drava'],
  ['Bodensee', 'Lake Constance'],
  ['Neusiedler See', 'Lake Neusiedl'],
]);

/** The name of a place in the language of a page. */
export const placeNameIn = (name: string, locale: SiteLocale): string =>
  textLocale(locale) === 'en' ? (english.get(name) ?? name) : name;
