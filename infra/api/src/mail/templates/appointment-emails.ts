import type { ContentLocale, PartOfDay } from 'shared-contracts/entities';
import type { Appointment } from '../../appointments/load-appointment.ts';
import type { EmailContent } from '../email.ts';
import type { ShopLinks } from './account-emails.ts';

const parts: Readonly<Record<ContentLocale, Readonly<Record<PartOfDay, string>>>> = {
  at: { morning: 'am Vormittag', midday: 'zwischen 12 und 15 Uhr', afternoon: 'ab 15 Uhr' },
  en: { morning: 'in the morning', midday: 'between 12 and 3 pm', afternoon: 'from 3 pm' },
};

const tags: Readonly<Record<ContentLocale, string>> = { at: 'de-AT', en: 'en' };

const dayIn = (day: string, locale: ContentLocale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/**
 * To the shopper. Anyone can name any address, so it contains nothing that was typed: the shop must not carry other people's texts.
 */
export function appointmentRequestedEmail(links: ShopLinks, appointment: Appointment): EmailContent {
  const { service, store, day, partOfDay, locale } = appointment;
  const when = `${dayIn(day, locale)}, ${parts[locale][partOfDay]}`;
  const url = `${links.origin}/shop/${store.shopUrl}/`;
  if (locale === 'en') {
    return {
      subject: `Your appointment request: ${service}`,
      preview: `${store.name} will get back to you.`,
      heading: 'We have your request',
      blocks: [
        { kind: 'text', text: `${store.name} will confirm your appointment by email or telephone.` },
        {
          kind: 'facts',
          facts: [
            ['Service', service],
            ['Store', `${store.name}, ${store.address}`],
            ['When', when],
            ['Telephone', store.phone],
          ],
        },
        { kind: 'button', label: 'To the store', url },
        { kind: 'note', text: 'You did not ask for this? Then you need not do anything.' },
      ],
    };
  }
  return {
    subject: `Deine Terminanfrage: ${service}`,
    preview: `${store.name} meldet sich bei dir.`,
    heading: 'Deine Anfrage ist da',
    blocks: [
      { kind: 'text', text: `${store.name} bestätigt dir den Termin per E-Mail oder Telefon.` },
      {
        kind: 'facts',
        facts: [
          ['Service', service],
          ['Geschäft', `${store.name}, ${store.address}`],
          ['Wann', when],
          ['Telefon', store.phone],
        ],
      },
      { kind: 'button', label: 'Zum Geschäft', url },
      { kind: 'note', text: 'Das warst nicht du? Dann musst du nichts tun.' },
    ],
  };
}

/** To the store, always in German. */
export function appointmentForStoreEmail(appointment: Appointment): EmailContent {
  const { service, day, partOfDay, name, email, phone, note, locale } = appointment;
  const when = `${dayIn(day, 'at')}, ${parts.at[partOfDay]}`;
  return {
    subject: `Terminanfrage: ${service}, ${dayIn(day, 'at')}`,
    preview: 'Bitte bestätige den Termin per E-Mail oder Telefon.',
    heading: 'Eine Terminanfrage',
    blocks: [
      { kind: 'text', text: 'Bitte bestätige den Termin, oder schlage einen anderen vor.' },
      {
        kind: 'facts',
        facts: [
          ['Service', service],
          ['Wann', when],
          ['Name', name],
          ['E-Mail', email],
          ...(phone === '' ? [] : ([['Telefon', phone]] as const)),
          ...(locale === 'at' ? [] : ([['Sprache', 'Englisch']] as const)),
          ...(note === '' ? [] : ([['Notiz', note]] as const)),
        ],
      },
    ],
  };
}
