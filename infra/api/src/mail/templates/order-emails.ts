import type { OrderDetails } from 'shared-contracts/entities';
import type { EmailBlock, EmailContent } from '../email.ts';
import type { ShopLinks } from './account-emails.ts';

const delivery = {
  home: 'Lieferung nach Hause',
  click_and_collect: 'Abholung im Geschäft',
  pick_up_points: 'Abholung an einer Paketstelle',
} as const;

const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' });

function addressText({ address, store }: OrderDetails): string {
  if (store !== null) return `${store.name}, ${store.address.ZipCode} ${store.address.City}`;
  return `${address.firstname} ${address.lastname}, ${address.street} ${address.streetNo}, ${address.postal} ${address.city}`;
}

/** `Größe 42`. Named sizes such as `Einheitsgröße` get no prefix. */
const sizeText = (size: string) => (/^[A-ZÄÖÜ][a-zäöü]/.test(size) ? size : `Größe ${size}`);

/** The ordered products with prices and totals. */
export function goodsOf(order: OrderDetails): EmailBlock {
  const sums: (readonly [string, string])[] = [
    ['Artikel', order.productsPrice.formatted],
    [delivery[order.deliveryType], order.deliveryPrice.formatted],
  ];
  if (order.voucher !== null) sums.push([`Gutschein ${order.voucher.code}`, `− ${order.voucher.value.formatted}`]);
  sums.push(['Gesamt, inkl. MwSt.', order.total.formatted]);
  const lines = order.lines.map((line) => ({
    title: `${line.brandName} ${line.nameWithoutBrand}`,
    detail: [
      `${line.amount} × ${sizeText(line.size)}`,
      line.colour.name,
      ...(line.mounting ? ['mit Montage'] : []),
    ].join(', '),
    price: line.total.formatted,
  }));
  return { kind: 'goods', lines, sums };
}

export const deliveryFacts = (order: OrderDetails): EmailBlock => ({
  kind: 'facts',
  facts: [
    ['Bestellnummer', order.number],
    ['Bestellt am', day.format(new Date(order.placedAt))],
    [order.store === null ? 'Lieferung an' : 'Abholung bei', addressText(order)],
  ],
});

const moment = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vienna' });

/** The recipient may not be the buyer: the email contains no postal address and says that no action is needed. */
export function orderHeldEmail(links: ShopLinks, order: OrderDetails, heldUntil: string, url: string): EmailContent {
  return {
    subject: `Bitte bestätige deine Bestellung ${order.number}`,
    preview: 'Ein Klick, dann packen wir sie.',
    heading: 'Ist das deine Bestellung?',
    blocks: [
      {
        kind: 'text',
        text: `Für deine E-Mail-Adresse sind mehrere Bestellungen bei uns eingegangen. Bestätige diese bitte bis ${moment.format(new Date(heldUntil))} Uhr, dann packen wir sie.`,
      },
      { kind: 'button', label: 'Bestellung bestätigen', url },
      { kind: 'facts', facts: [['Bestellnummer', order.number]] },
      goodsOf(order),
      {
        kind: 'note',
        text: `Du hast nicht bestellt? Dann musst du nichts tun, die Bestellung verfällt von selbst. Fragen? ${links.origin}/services/kontakt/`,
      },
    ],
  };
}

/** @param forAccount whether the order is visible in an account */
export function orderPlacedEmail(links: ShopLinks, order: OrderDetails, forAccount: boolean): EmailContent {
  return {
    subject: `Deine Bestellung ${order.number}`,
    preview: `${order.amount} Artikel, ${order.total.formatted}. Wir packen schon.`,
    heading: 'Danke für deine Bestellung',
    blocks: [
      {
        kind: 'text',
        text: `Servus ${order.address.firstname}, deine Bestellung ist bei uns angekommen. ${order.store === null ? 'Wir schreiben dir, sobald sie unterwegs ist.' : 'Wir schreiben dir, sobald du sie abholen kannst.'}`,
      },
      deliveryFacts(order),
      goodsOf(order),
      ...(forAccount
        ? [
            {
              kind: 'button' as const,
              label: 'Bestellung ansehen',
              url: `${links.origin}/my-account/order-details/${order.uuid}/`,
            },
          ]
        : []),
      ...(order.points > 0
        ? [{ kind: 'text' as const, text: `Dafür bekommst du ${order.points} Punkte auf dein Konto.` }]
        : []),
      {
        kind: 'note',
        text: `Du kannst alles innerhalb von 30 Tagen zurückgeben, per Post oder im Geschäft. Fragen? Nenn uns deine Bestellnummer: ${links.origin}/services/kontakt/`,
      },
    ],
  };
}
