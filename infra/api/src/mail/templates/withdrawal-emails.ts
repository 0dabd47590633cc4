import { type RequestRow, requestNumber } from '../../requests/customer-requests.ts';
import { hasWebAddress, plainLine, plainText } from '../../requests/typed-text.ts';
import type { EmailBlock, EmailContent } from '../email.ts';
import { dateText, type MailShop } from '../mail-shop.ts';

/** A typed text on one line; one with a web address is left out, because anyone can have this email sent to any address. */
const shown = (text: string, { say }: MailShop): string =>
  hasWebAddress(text) ? say({ at: '(nicht in dieser E-Mail)', en: '(not in this email)' }) : plainLine(text);

/** The goods as typed, on lines of their own. */
function goodsBlock({ body }: RequestRow, shop: MailShop): EmailBlock {
  const { say } = shop;
  if (body !== '' && !hasWebAddress(body)) {
    const label = say({ at: 'Waren, wie du sie nennst', en: 'Goods, in your words' });
    return { kind: 'quote', label, text: plainText(body) };
  }
  const all = say({ at: 'alle Waren der Bestellung', en: 'all goods of the order' });
  return { kind: 'facts', facts: [[say({ at: 'Waren', en: 'Goods' }), shown(body, shop) || all]] };
}

/** Why a text is missing in a receipt, and how to get it; empty if none is. */
function leftOutNote(texts: readonly string[], { say }: MailShop): EmailBlock[] {
  if (!texts.some(hasWebAddress)) return [];
  const text = say({
    at: 'Was hier fehlt, sieht aus wie eine Webadresse. Wir haben es so gespeichert, wie du es geschrieben hast. Diese E-Mail lässt es aus, weil jemand anderer deine Adresse eingegeben haben könnte. Du brauchst es schriftlich? Antworte auf diese E-Mail.',
    en: 'What is missing here looks like a web address. We have stored it as you wrote it. This email leaves it out because somebody else could have entered your address. You need it in writing? Reply to this email.',
  });
  return [{ kind: 'note', text }];
}

const sendBack = ({ say, returns }: MailShop): EmailBlock => ({
  kind: 'text',
  text: say({
    at: `Schick die Waren binnen 14 Tagen zurück. Was du bezahlt hast, bekommst du binnen 14 Tagen wieder. So gibst du sie zurück: ${returns}`,
    en: `Send the goods back within 14 days. We refund what you have paid within 14 days. How to return them: ${returns}`,
  }),
});

/** The confirmation of receipt on a durable medium: content, date and time of the withdrawal (Directive 2011/83/EU, article 11a). */
export function withdrawalReceiptEmail(row: RequestRow, shop: MailShop): EmailContent {
  const { say } = shop;
  const [number, moment] = [requestNumber(row), dateText(shop, row.receivedAt, 'short')];
  return {
    subject: say({
      at: `Eingangsbestätigung für deinen Widerruf ${number}`,
      en: `Confirmation of receipt of your withdrawal ${number}`,
    }),
    preview: say({
      at: `Dein Widerruf ist am ${moment} eingegangen.`,
      en: `We received your withdrawal on ${moment}.`,
    }),
    heading: say({ at: 'Dein Widerruf ist da', en: 'Your withdrawal has arrived' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Wir bestätigen, dass du diesen Vertrag widerrufen hast. Heb diese E-Mail bitte auf.',
          en: 'We confirm that you have withdrawn from this contract. Please keep this email.',
        }),
      },
      {
        kind: 'facts',
        facts: [
          [say({ at: 'Nummer', en: 'Number' }), number],
          [say({ at: 'Eingegangen', en: 'Received' }), moment],
          ['Name', shown(row.name, shop)],
          [say({ at: 'Bestellung', en: 'Order' }), shown(row.orderNumber, shop)],
        ],
      },
      goodsBlock(row, shop),
      ...leftOutNote([row.name, row.orderNumber, row.body], shop),
      sendBack(shop),
    ],
  };
}

/** One receipt of several withdrawals that named the same address within hours. It lists which they are, without names and goods. */
export function withdrawalListEmail(rows: readonly RequestRow[], shop: MailShop): EmailContent {
  const { say } = shop;
  const count = rows.length;
  const line = (row: RequestRow) => {
    const moment = dateText(shop, row.receivedAt, 'short');
    return [requestNumber(row), `${moment}, ${shown(row.orderNumber, shop)}`] as const;
  };
  return {
    subject: say({
      at: `Eingangsbestätigung für ${count} Widerrufe`,
      en: `Confirmation of receipt of ${count} withdrawals`,
    }),
    preview: say({ at: 'Ihre Nummern stehen in dieser E-Mail.', en: 'Their numbers are in this email.' }),
    heading: say({ at: `${count} Widerrufe sind da`, en: `${count} withdrawals have arrived` }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: 'Wir bestätigen, dass diese Widerrufe bei uns eingegangen sind: Nummer, Eingang und Bestellung. Es waren viele in kurzer Zeit, daher stehen sie in einer E-Mail. Heb sie bitte auf.',
          en: 'We confirm that we have received these withdrawals: number, time of receipt and order. There were many in a short time, so one email lists them. Please keep it.',
        }),
      },
      { kind: 'facts', facts: rows.map(line) },
      ...leftOutNote(
        rows.map(({ orderNumber }) => orderNumber),
        shop,
      ),
      {
        kind: 'text',
        text: say({
          at: 'Du brauchst eine Bestätigung, in der auch die Waren stehen? Antworte auf diese E-Mail und nenn die Nummer.',
          en: 'You need a confirmation that also names the goods? Reply to this email with the number.',
        }),
      },
      sendBack(shop),
      {
        kind: 'note',
        text: say({
          at: 'Du hast nichts widerrufen? Dann hat jemand anderer deine Adresse eingegeben. Schreib uns das bitte.',
          en: 'You have not withdrawn from anything? Then somebody else entered your address. Please tell us.',
        }),
      },
    ],
  };
}
