import { dateTags } from 'shared-contracts/dates';
import type { ContactTopic } from 'shared-contracts/entities';
import { type RequestRow, requestNumber } from '../../requests/customer-requests.ts';
import { plainText } from '../../requests/typed-text.ts';
import type { EmailContent } from '../email.ts';

const moments = {
  at: new Intl.DateTimeFormat(dateTags.at, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vienna' }),
  en: new Intl.DateTimeFormat(dateTags.en, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vienna' }),
};

const topics: Readonly<Record<ContactTopic, { readonly at: string; readonly en: string }>> = {
  order: { at: 'Bestellung und Lieferung', en: 'Order and delivery' },
  return: { at: 'Rückgabe und Reklamation', en: 'Returns and complaints' },
  product: { at: 'Frage zu einem Produkt', en: 'Question about a product' },
  store: { at: 'Beratung und Service', en: 'Advice and service' },
  accessibility: { at: 'Barriere auf unseren Seiten', en: 'Barrier on our pages' },
  privacy: { at: 'Datenschutz', en: 'Privacy' },
  other: { at: 'Etwas anderes', en: 'Something else' },
};

const topicOf = ({ topic, locale }: RequestRow) => (topic === '' ? '' : topics[topic][locale]);

/** To the shopper. The message itself is left out: this email goes to any address, and must not carry a stranger's text. */
export function contactReceiptEmail(row: RequestRow): EmailContent {
  const [number, moment] = [requestNumber(row), moments[row.locale].format(row.receivedAt)];
  if (row.locale === 'en') {
    return {
      subject: `Your message ${number} has arrived`,
      preview: 'We reply on the same or the next working day.',
      heading: 'Your message has arrived',
      blocks: [
        {
          kind: 'text',
          text: 'Thank you for writing to us. We reply to this address on the same or the next working day.',
        },
        {
          kind: 'facts',
          facts: [
            ['Number', number],
            ['Topic', topicOf(row)],
            ['Received', moment],
          ],
        },
        {
          kind: 'note',
          text: 'You did not write to us? Then somebody entered your address by mistake, and you need not do anything.',
        },
      ],
    };
  }
  return {
    subject: `Deine Nachricht ${number} ist da`,
    preview: 'Wir antworten am selben oder nächsten Werktag.',
    heading: 'Deine Nachricht ist da',
    blocks: [
      {
        kind: 'text',
        text: 'Danke, dass du uns schreibst. Wir antworten am selben oder nächsten Werktag an diese Adresse.',
      },
      {
        kind: 'facts',
        facts: [
          ['Nummer', number],
          ['Thema', topicOf(row)],
          ['Eingegangen', moment],
        ],
      },
      {
        kind: 'note',
        text: 'Du hast uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.',
      },
    ],
  };
}

/** To the shop, in German. A reply goes to the shopper. */
export function requestReceivedEmail(row: RequestRow): EmailContent {
  const [number, moment] = [requestNumber(row), moments.at.format(row.receivedAt)];
  const what = row.kind === 'contact' ? `Nachricht: ${topicOf({ ...row, locale: 'at' })}` : 'Widerruf';
  return {
    subject: `${number} ${what}`,
    preview: `Von ${row.name}`,
    heading: what,
    replyTo: row.email,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Nummer', number],
          ['Eingegangen', moment],
          ['Name', row.name],
          ['E-Mail', row.email],
          ['Bestellung', row.orderNumber || '–'],
          ['Sprache', row.locale === 'en' ? 'Englisch' : 'Deutsch'],
        ],
      },
      row.body === ''
        ? { kind: 'text', text: 'Alle Waren der Bestellung.' }
        : { kind: 'quote', label: row.kind === 'contact' ? 'Nachricht' : 'Waren', text: plainText(row.body) },
      { kind: 'note', text: `Erledigt? npm run requests -- done ${number}` },
    ],
  };
}
