import type { OrderDetails, OrderState } from 'shared-contracts/entities';
import type { EmailBlock, EmailContent } from '../email.ts';
import type { ShopLinks } from './account-emails.ts';
import { deliveryFacts, goodsOf } from './order-emails.ts';

/** States that an order can be moved to. */
export type MovedState = Exclude<OrderState, 'received'>;

type Words = { readonly subject: string; readonly preview: string; readonly heading: string; readonly text: string };

function wordsOf(order: OrderDetails, state: MovedState): Words {
  const { number, address, store, refund, points } = order;
  const hello = `Servus ${address.firstname}`;
  switch (state) {
    case 'packed':
      return {
        subject: `Deine Bestellung ${number} ist gepackt`,
        preview: 'Sie verlässt bald unser Lager.',
        heading: 'Gepackt',
        text: `${hello}, deine Bestellung ist gepackt. ${store === null ? 'Wir schreiben dir, sobald sie unterwegs ist.' : 'Wir schreiben dir, sobald du sie abholen kannst.'}`,
      };
    case 'shipped':
      return {
        subject: `Deine Bestellung ${number} ist unterwegs`,
        preview: 'In zwei bis drei Werktagen ist sie bei dir.',
        heading: 'Unterwegs zu dir',
        text: `${hello}, deine Bestellung hat unser Lager verlassen.`,
      };
    case 'ready':
      return {
        subject: `Deine Bestellung ${number} liegt bereit`,
        preview: `Du kannst sie abholen: ${store?.name ?? ''}`,
        heading: 'Bereit zum Abholen',
        text: `${hello}, deine Bestellung liegt bereit: ${store === null ? '' : `${store.name}, ${store.address.ZipCode} ${store.address.City}`}. Nimm bitte einen Ausweis mit.`,
      };
    case 'delivered':
      return {
        subject: `Deine Bestellung ${number} ist angekommen`,
        preview: 'Viel Freude damit. Zurückgeben kannst du 30 Tage lang.',
        heading: store === null ? 'Angekommen' : 'Abgeholt',
        text: `${hello}, deine Bestellung ist bei dir. Passt etwas nicht, kannst du es innerhalb von 30 Tagen zurückgeben.`,
      };
    case 'cancelled':
      return {
        subject: `Deine Bestellung ${number} ist storniert`,
        preview: 'Wir schicken nichts. Was du bezahlt hast, bekommst du zurück.',
        heading: 'Storniert',
        text: `${hello}, deine Bestellung ist storniert. Was du bezahlt hast, bekommst du zurück${points > 0 ? ', die Punkte dafür haben wir wieder abgezogen' : ''}.`,
      };
    case 'returned':
      return {
        subject: `Deine Rückgabe zur Bestellung ${number}`,
        preview: 'So schickst du uns die Artikel.',
        heading: 'Wir nehmen es zurück',
        text: `${hello}, leg die Artikel mit der Bestellnummer in ein Paket und schick es uns, oder bring es in ein Geschäft.${refund ? ` Sobald wir alles geprüft haben, bekommst du ${refund.formatted} zurück.` : ''}`,
      };
  }
}

function detailsOf(order: OrderDetails, state: MovedState): EmailBlock[] {
  if (state === 'shipped' && order.tracking) {
    return [{ kind: 'button', label: 'Sendung verfolgen', url: order.tracking.url }];
  }
  if (state !== 'returned') return [];
  const returned = order.lines.flatMap(({ returned, brandName, nameWithoutBrand, size }): [string, string][] =>
    returned ? [[`${brandName} ${nameWithoutBrand}, ${size}`, `${returned.amount} Stück`]] : [],
  );
  return [{ kind: 'facts', facts: returned }];
}

/** @param forAccount whether the order is visible in an account */
export function orderMovedEmail(
  links: ShopLinks,
  order: OrderDetails,
  state: MovedState,
  forAccount: boolean,
): EmailContent {
  const { text, ...words } = wordsOf(order, state);
  const page = `${links.origin}/my-account/order-details/${order.uuid}/`;
  return {
    ...words,
    blocks: [
      { kind: 'text', text },
      ...detailsOf(order, state),
      deliveryFacts(order),
      ...(state === 'packed' || state === 'shipped' ? [goodsOf(order)] : []),
      ...(forAccount ? [{ kind: 'button' as const, label: 'Bestellung ansehen', url: page }] : []),
      { kind: 'note', text: `Fragen? Nenn uns deine Bestellnummer: ${links.origin}/services/kontakt/` },
    ],
  };
}
