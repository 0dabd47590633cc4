import type { OrderState } from 'shared-contracts/entities';
import type { EmailBlock, EmailContent } from '../email.ts';
import type { MailShop } from '../mail-shop.ts';
import { deliveryFacts, goodsOf, type MailedOrder, nextNews, orderButton, pickUpText } from './order-emails.ts';
import { returnPromise } from './order-terms.ts';

/** States that an order can be moved to. */
export type MovedState = Exclude<OrderState, 'received'>;

type Words = { readonly subject: string; readonly preview: string; readonly heading: string; readonly text: string };

function packedWords(order: MailedOrder, shop: MailShop): Words {
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

function shippedWords({ number }: MailedOrder, { say }: MailShop): Words {
  return {
    subject: say({ at: `Deine Bestellung ${number} ist unterwegs`, en: `Your order ${number} is on its way` }),
    preview: say({ at: 'Sie hat unser Lager verlassen.', en: 'It has left our warehouse.' }),
    heading: say({ at: 'Unterwegs zu dir', en: 'On its way to you' }),
    text: say({ at: 'deine Bestellung hat unser Lager verlassen.', en: 'your order has left our warehouse.' }),
  };
}

function readyWords(order: MailedOrder, { say }: MailShop): Words {
  const { number, store } = order;
  const name = store?.name ?? '';
  const place = pickUpText(order);
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

function deliveredWords(order: MailedOrder, shop: MailShop): Words {
  const { number, store } = order;
  const { say } = shop;
  return {
    subject:
      store === null
        ? say({ at: `Deine Bestellung ${number} ist angekommen`, en: `Your order ${number} has arrived` })
        : say({ at: `Deine Bestellung ${number} ist abgeholt`, en: `Your order ${number} has been collected` }),
    preview: say({ at: 'Viel Freude damit.', en: 'Enjoy it.' }),
    heading: store === null ? say({ at: 'Angekommen', en: 'Arrived' }) : say({ at: 'Abgeholt', en: 'Collected' }),
    text: `${say({ at: 'deine Bestellung ist bei dir.', en: 'you have your order.' })} ${returnPromise(order, shop, '')}`,
  };
}

/** A cancelled or wholly returned order gives its voucher back. */
function voucherAgain({ voucher, isVoucherOpen }: MailedOrder, { say }: MailShop): string {
  if (!voucher || !isVoucherOpen) return '';
  const { code } = voucher;
  return say({ at: ` Der Gutschein ${code} gilt wieder.`, en: ` The voucher ${code} is valid again.` });
}

/** Orders are paid by invoice once the goods have left: until then nothing was charged. */
function cancelledWords(order: MailedOrder, shop: MailShop): Words {
  const { number, refund } = order;
  const { say } = shop;
  const preview = refund
    ? say({ at: 'Die Rechnung musst du nicht bezahlen.', en: 'You need not pay the invoice.' })
    : say({ at: 'Wir schicken nichts und verrechnen nichts.', en: 'We send nothing and charge nothing.' });
  const paidBack = refund
    ? say({
        at: ` Hast du sie schon bezahlt, bekommst du ${refund.formatted} zurück.`,
        en: ` If you have already paid it, you get ${refund.formatted} back.`,
      })
    : '';
  return {
    subject: say({ at: `Deine Bestellung ${number} ist storniert`, en: `Your order ${number} is cancelled` }),
    preview,
    heading: say({ at: 'Storniert', en: 'Cancelled' }),
    text: `${say({ at: 'deine Bestellung ist storniert.', en: 'your order is cancelled.' })} ${preview}${paidBack}${voucherAgain(order, shop)}`,
  };
}

/** How the goods come back. Bikes and heavy goods are collected. */
function wayBack({ returns }: MailedOrder, { say, hasStores }: MailShop): string {
  const toStore = hasStores ? say({ at: ', oder bring sie in eine Filiale', en: ', or bring them to a store' }) : '';
  const byParcel = say({
    at: `leg die Artikel mit der Bestellnummer in ein Paket und schick es uns${toStore}.`,
    en: `put the products and the order number into a parcel and send it to us${toStore}.`,
  });
  if (!returns.freight) return byParcel;
  if (!returns.parcel) {
    return say({
      at: `deine Rückgabe holen wir bei dir ab. Den Termin machen wir mit dir aus${hasStores ? ', oder du bringst sie in eine Filiale' : ''}.`,
      en: `we collect your return from you. We agree the date with you${hasStores ? ', or you bring it to a store' : ''}.`,
    });
  }
  return `${byParcel} ${say({
    at: 'Nur Räder und schwere Ware holen wir bei dir ab; den Termin machen wir mit dir aus.',
    en: 'Only bikes and heavy goods are collected from you; we agree the date with you.',
  })}`;
}

function returnedWords(order: MailedOrder, shop: MailShop): Words {
  const { number, refund } = order;
  const { say } = shop;
  // The invoice is due 14 days after the delivery, goods can be returned for 30 days. What was returned before is part of the sum.
  const paidBack = refund
    ? say({
        at: ` Sobald wir alles geprüft haben, ziehen wir dafür insgesamt ${refund.formatted} von der Rechnung ab. Hast du sie schon bezahlt, bekommst du den Betrag zurück.`,
        en: ` As soon as we have checked everything, we take ${refund.formatted} in all off the invoice. If you have already paid it, you get the amount back.`,
      })
    : '';
  return {
    subject: say({ at: `Deine Rückgabe zur Bestellung ${number}`, en: `Your return of order ${number}` }),
    preview: say({ at: 'So kommen die Artikel zu uns zurück.', en: 'How to return the products to us.' }),
    heading: say({ at: 'Wir nehmen es zurück', en: 'We take it back' }),
    text: `${wayBack(order, shop)}${paidBack}${voucherAgain(order, shop)}`,
  };
}

const wordsOf: Readonly<Record<MovedState, (order: MailedOrder, shop: MailShop) => Words>> = {
  packed: packedWords,
  shipped: shippedWords,
  ready: readyWords,
  delivered: deliveredWords,
  cancelled: cancelledWords,
  returned: returnedWords,
};

function detailsOf(order: MailedOrder, state: MovedState, { say, returns }: MailShop): EmailBlock[] {
  if (state === 'shipped' && order.tracking) {
    const label = say({ at: 'Sendung verfolgen', en: 'Track the parcel' });
    return [{ kind: 'button', label, url: order.tracking.url }];
  }
  if (state !== 'returned') return [];
  const returned = order.lines.flatMap((line): [string, string][] => {
    const { returned, brandName, nameWithoutBrand, size, teamName } = line;
    if (!returned) return [];
    const { amount } = returned;
    const pieces = say({ at: `${amount} Stück`, en: amount === 1 ? '1 piece' : `${amount} pieces` });
    return [[[`${brandName} ${nameWithoutBrand}`, size, ...(teamName ? [teamName] : [])].join(', '), pieces]];
  });
  return [
    { kind: 'facts', facts: returned },
    { kind: 'button', label: say({ at: 'Adresse und Ablauf', en: 'Address and how it works' }), url: returns },
  ];
}

export function orderMovedEmail(shop: MailShop, order: MailedOrder, state: MovedState): EmailContent {
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
      orderButton(order, shop),
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
