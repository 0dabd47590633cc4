import type { OrderDetails } from 'shared-contracts/entities';
import { paymentDays } from '../../orders/invoice/payment-terms.ts';
import type { EmailBlock } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';

/** As in `orders/after-sale/return-order.ts`, which imports this folder. */
const returnDays = 30;

type Lines = Pick<OrderDetails, 'lines'>;

const isPrinted = ({ printing }: OrderDetails['lines'][number]): boolean => Object.values(printing ?? {}).some(Boolean);

/** Printed pieces are made for one buyer: they are neither returned nor withdrawn from (FAGG § 18). */
const isAllPrinted = ({ lines }: Lines): boolean => lines.length > 0 && lines.every(isPrinted);

/** What can be returned, and how long. @param way `, per Post`; empty where it does not matter */
export function returnPromise(order: Lines, { say }: MailShop, way: string): string {
  if (isAllPrinted(order)) {
    return say({
      at: 'Bedruckte Artikel können wir nur zurücknehmen, wenn sie einen Fehler haben.',
      en: 'We can take back printed products only if they have a fault.',
    });
  }
  const some = order.lines.some(isPrinted);
  return say({
    at: `Du kannst alles${some ? ', was nicht bedruckt ist,' : ''} innerhalb von ${returnDays} Tagen zurückgeben${way}.`,
    en: `You can return everything${some ? ' that is not printed' : ''} within ${returnDays} days${way}.`,
  });
}

function withdrawalText(order: Lines, { say, service, withdrawal }: MailShop): string {
  const printed = say({
    at: 'Für bedruckte Artikel gibt es kein Widerrufsrecht.',
    en: 'There is no right of withdrawal for printed products.',
  });
  if (isAllPrinted(order)) return `${printed} ${say({ at: 'Mehr dazu', en: 'More about that' })}: ${withdrawal}`;
  const instruction = say({
    at: `Widerruf: Du kannst den Vertrag binnen 14 Tagen, nachdem du die letzten Artikel bekommen hast, ohne Angabe von Gründen widerrufen. Wir verlängern diese Frist auf ${returnDays} Tage. Es genügt, dass du uns vor ihrem Ablauf schreibst: mit einem Brief an unsere Adresse am Ende dieser E-Mail, mit einer E-Mail an ${service} oder mit dem Formular. Wir zahlen dann alles samt der Standardlieferung binnen 14 Tagen zurück, sobald die Artikel bei uns sind oder du nachweist, dass du sie abgeschickt hast. Schick sie binnen 14 Tagen zurück; für einen Wertverlust kommst du nur auf, wenn er nicht vom Prüfen kommt.`,
    en: `Withdrawal: You can withdraw from the contract within 14 days after you have received the last products, without giving a reason. We extend this period to ${returnDays} days. It is enough to write to us before it ends: by a letter to our address at the end of this email, by an email to ${service} or with the form. We then pay everything back within 14 days, standard delivery included, as soon as we have the products or you show that you have sent them. Send them back within 14 days; you are liable for a loss of value only if it does not come from examining them.`,
  });
  const exception = order.lines.some(isPrinted) ? ` ${printed}` : '';
  return `${instruction}${exception} ${say({ at: 'Das Formular', en: 'The form' })}: ${withdrawal}`;
}

/** What a buyer must have on a durable medium (FAGG § 7 (3)): how to withdraw and to pay, and the terms. */
export function orderTerms(order: Lines, shop: MailShop): readonly EmailBlock[] {
  const { say, terms } = shop;
  const payment = say({
    at: `Zahlung: per Rechnung, innerhalb von ${paymentDays} Tagen nach Erhalt. Die Rechnung nennt unser Konto und den Verwendungszweck; sie liegt bei, und du findest sie bei deiner Bestellung, sobald diese unterwegs ist. Unsere Bedingungen: ${terms}`,
    en: `Payment: by invoice, within ${paymentDays} days after you have received the products. The invoice names our account and the reference; it comes with the products, and is with your order as soon as that is on its way. Our terms and conditions: ${terms}`,
  });
  return [
    { kind: 'note', text: payment },
    { kind: 'note', text: withdrawalText(order, shop) },
  ];
}
