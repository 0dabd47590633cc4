import type { OrderDetails, OrderState } from 'shared-contracts/entities';
import type { EmailBlock, EmailContent } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';
import { deliveryFacts, goodsOf, nextNews, orderButton } from './order-emails.ts';

/** States that an order can be moved to. */
export type MovedState = Exclude<OrderState, 'received'>;

type Words = { readonly subject: string; readonly preview: string; readonly heading: string; readonly text: string };

function packedWords(order: OrderDetails, shop: MailShop): Words {
  const { say } = shop;
  return {
    subject: say({
      at: `Deine Bestellung ${order.number} ist gepackt`,
      en: `Your order ${order.number} is packed`,
    }),
    preview: say({ at: 'Sie verlässt bald unser Lager.', en: 'It leaves our warehouse soon.' }),
    heading: say({ at: 'Gepackt', en: 'Packed' }),
    text: `${say({ at: 'deine Bestellung ist gepackt.', en: 'your order is packed.' })} ${nextNews(order, shop)}`,
  };
}

function shippedWords({ number }: OrderDetails, { say }: MailShop): Words {
  return {
    subject: say({ at: `Deine Bestellung ${number} ist unterwegs`, en: `Your order ${number} is on its way` }),
    preview: say({
      at: 'In zwei bis drei Werktagen ist sie bei dir.',
      en: 'It will be with you in two to three working days.',
    }),
    heading: say({ at: 'Unterwegs zu dir', en: 'On its way to you' }),
    text: say({ at: 'deine Bestellung hat unser Lager verlassen.', en: 'your order has left our warehouse.' }),
  };
}

function readyWords({ number, store }: OrderDetails, { say }: MailShop): Words {
  const name = store?.name ?? '';
  const place = store === null ? '' : `${name}, ${store.address.ZipCode} ${store.address.City}`;
  return {
    subject: say({ at: `Deine Bestellung ${number} liegt bereit`, en: `Your order ${number} is ready` }),
    preview: say({ at: `Du kannst sie abholen: ${name}`, en: `You can pick it up: ${name}` }),
    heading: say({ at: 'Bereit zum Abholen', en: 'Ready for pick-up' }),
    text: say({
      at: `deine Bestellung liegt bereit: ${place}. Nimm bitte einen Ausweis mit.`,
      en: `your order is ready: ${place}. Please bring an identity card.`,
    }),
  };
}

function deliveredWords({ number, store }: OrderDetails, { say }: MailShop): Words {
  return {
    subject:
      store === null
        ? say({ at: `Deine Bestellung ${number} ist angekommen`, en: `Your order ${number} has arrived` })
        : say({ at: `Deine Bestellung ${number} ist abgeholt`, en: `Your order ${number} has been collected` }),
    preview: say({
      at: 'Viel Freude damit. Zurückgeben kannst du 30 Tage lang.',
      en: 'Enjoy it. You can return it for 30 days.',
    }),
    heading: store === null ? say({ at: 'Angekommen', en: 'Arrived' }) : say({ at: 'Abgeholt', en: 'Collected' }),
    text: say({
      at: 'deine Bestellung ist bei dir. Passt etwas nicht, kannst du es innerhalb von 30 Tagen zurückgeben.',
      en: 'you have your order. If something does not fit, you can return it within 30 days.',
    }),
  };
}

function cancelledWords({ number }: OrderDetails, { say }: MailShop): Words {
  return {
    subject: say({ at: `Deine Bestellung ${number} ist storniert`, en: `Your order ${number} is cancelled` }),
    preview: say({
      at: 'Wir schicken nichts. Was du bezahlt hast, bekommst du zurück.',
      en: 'We send nothing. You get back what you have paid.',
    }),
    heading: say({ at: 'Storniert', en: 'Cancelled' }),
    text: say({
      at: 'deine Bestellung ist storniert. Was du bezahlt hast, bekommst du zurück.',
      en: 'your order is cancelled. You get back what you have paid.',
    }),
  };
}

function returnedWords({ number, refund }: OrderDetails, { say, hasStores }: MailShop): Words {
  const paidBack = refund
    ? say({
        at: ` Sobald wir alles geprüft haben, bekommst du ${refund.formatted} zurück.`,
        en: ` As soon as we have checked everything, you get ${refund.formatted} back.`,
      })
    : '';
  const toStore = hasStores ? say({ at: ', oder bring es in ein Geschäft', en: ', or bring it to a store' }) : '';
  return {
    subject: say({ at: `Deine Rückgabe zur Bestellung ${number}`, en: `Your return of order ${number}` }),
    preview: say({ at: 'So schickst du uns die Artikel.', en: 'How to send us the products.' }),
    heading: say({ at: 'Wir nehmen es zurück', en: 'We take it back' }),
    text: `${say({
      at: `leg die Artikel mit der Bestellnummer in ein Paket und schick es uns${toStore}.`,
      en: `put the products and the order number into a parcel and send it to us${toStore}.`,
    })}${paidBack}`,
  };
}

const wordsOf: Readonly<Record<MovedState, (order: OrderDetails, shop: MailShop) => Words>> = {
  packed: packedWords,
  shipped: shippedWords,
  ready: readyWords,
  delivered: deliveredWords,
  cancelled: cancelledWords,
  returned: returnedWords,
};

function detailsOf(order: OrderDetails, state: MovedState, { say }: MailShop): EmailBlock[] {
  if (state === 'shipped' && order.tracking) {
    const label = say({ at: 'Sendung verfolgen', en: 'Track the parcel' });
    return [{ kind: 'button', label, url: order.tracking.url }];
  }
  if (state !== 'returned') return [];
  const returned = order.lines.flatMap(({ returned, brandName, nameWithoutBrand, size }): [string, string][] => {
    if (!returned) return [];
    const { amount } = returned;
    const pieces = say({ at: `${amount} Stück`, en: amount === 1 ? '1 piece' : `${amount} pieces` });
    return [[`${brandName} ${nameWithoutBrand}, ${size}`, pieces]];
  });
  return [{ kind: 'facts', facts: returned }];
}

/** @param forAccount whether the order is visible in an account */
export function orderMovedEmail(
  shop: MailShop,
  order: OrderDetails,
  state: MovedState,
  forAccount: boolean,
): EmailContent {
  const { say, contact } = shop;
  const { text, ...words } = wordsOf[state](order, shop);
  const hello = say({ at: `Servus ${order.address.firstname}`, en: `Hello ${order.address.firstname}` });
  return {
    ...words,
    blocks: [
      { kind: 'text', text: `${hello}, ${text}` },
      ...detailsOf(order, state, shop),
      deliveryFacts(order, shop),
      ...(state === 'packed' || state === 'shipped' ? [goodsOf(order, shop)] : []),
      ...(forAccount ? [orderButton(order, shop)] : []),
      {
        kind: 'note',
        text: say({
          at: `Fragen? Nenn uns deine Bestellnummer: ${contact}`,
          en: `Questions? Tell us your order number: ${contact}`,
        }),
      },
    ],
  };
}
