import { dateTags } from 'shared-contracts/dates';
import type { PartOfDay } from 'shared-contracts/entities';
import type { Appointment } from '../../appointments/load-appointment.ts';
import { plainLine, plainText } from '../../requests/typed-text.ts';
import type { EmailContent } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';

const parts: Readonly<Record<PartOfDay, { readonly at: string; readonly en: string }>> = {
  morning: { at: 'am Vormittag', en: 'in the morning' },
  midday: { at: 'zwischen 12 und 15 Uhr', en: 'between 12 and 3 pm' },
  afternoon: { at: 'ab 15 Uhr', en: 'from 3 pm' },
};

function whenText({ locale, say }: MailShop, { day, partOfDay }: Appointment): string {
  const date = new Intl.DateTimeFormat(dateTags[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  return `${date}, ${say(parts[partOfDay])}`;
}

/**
 * To the shopper. Anyone can name any address, so it contains nothing that was typed: the shop must not carry other people's texts.
 */
export function appointmentRequestedEmail(shop: MailShop, appointment: Appointment): EmailContent {
  const { say, origin } = shop;
  const { service, store } = appointment;
  return {
    subject: say({ at: `Deine Terminanfrage: ${service}`, en: `Your appointment request: ${service}` }),
    preview: say({ at: `${store.name} meldet sich bei dir.`, en: `${store.name} will get back to you.` }),
    heading: say({ at: 'Deine Anfrage ist da', en: 'We have your request' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `${store.name} bestätigt dir den Termin per E-Mail oder Telefon.`,
          en: `${store.name} will confirm your appointment by email or telephone.`,
        }),
      },
      {
        kind: 'facts',
        facts: [
          ['Service', service],
          [say({ at: 'Filiale', en: 'Store' }), `${store.name}, ${store.address}`],
          [say({ at: 'Wann', en: 'When' }), whenText(shop, appointment)],
          [say({ at: 'Telefon', en: 'Telephone' }), store.phone],
        ],
      },
      {
        kind: 'button',
        label: say({ at: 'Zur Filiale', en: 'To the store' }),
        url: `${origin}/shop/${store.shopUrl}/`,
      },
      {
        kind: 'note',
        text: say({
          at: 'Das warst nicht du? Dann musst du nichts tun.',
          en: 'You did not ask for this? Then you need not do anything.',
        }),
      },
    ],
  };
}

/** To the store. What was typed has one line, or is quoted: it must not look like the shop's own text. */
export function appointmentForStoreEmail(shop: MailShop, appointment: Appointment): EmailContent {
  const { service, name, email, phone, note, locale } = appointment;
  const when = whenText(shop, appointment);
  return {
    subject: `Terminanfrage: ${service}, ${when}`,
    preview: 'Bitte bestätige den Termin per E-Mail oder Telefon.',
    heading: 'Eine Terminanfrage',
    blocks: [
      { kind: 'text', text: 'Bitte bestätige den Termin, oder schlage einen anderen vor.' },
      {
        kind: 'facts',
        facts: [
          ['Service', service],
          ['Wann', when],
          ['Name', plainLine(name)],
          ['E-Mail', email],
          ...(phone === '' ? [] : ([['Telefon', phone]] as const)),
          ...(locale === 'at' ? [] : ([['Sprache', 'Englisch']] as const)),
        ],
      },
      ...(note === '' ? [] : [{ kind: 'quote' as const, label: 'Notiz', text: plainText(note) }]),
    ],
  };
}
