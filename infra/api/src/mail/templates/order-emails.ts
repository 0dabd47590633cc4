import type { OrderDetails, Printing } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { hasWebAddress } from '../../requests/typed-text.ts';
import type { EmailBlock, EmailContent } from '../email.ts';
import { countText, dateText, type MailShop } from '../mail-shop.ts';
import { orderTerms, returnPromise } from './order-terms.ts';

/** An order with what only its emails say. */
export type MailedOrder = OrderDetails & {
  /** Whether it is visible in an account that is not to be deleted. */
  readonly isInAccount: boolean;
  /** Street of the store where it is picked up; null for other delivery types, and for a store that no longer exists. */
  readonly pickUpStreet: string | null;
  /** Whether pieces are returned that fit into a parcel, and others that are collected: bikes and heavy goods. */
  readonly returns: { readonly parcel: boolean; readonly freight: boolean };
  /** Whether a binding is mounted on ordered skis. */
  readonly hasSkiMounting: boolean;
  /** Whether its voucher can be redeemed, as after a cancellation. */
  readonly isVoucherOpen: boolean;
};

const delivery = {
  home: { at: 'Lieferung nach Hause', en: 'Home delivery' },
  click_and_collect: { at: 'Abholung in der Filiale', en: 'Pick-up in store' },
  pick_up_points: { at: 'Abholung bei einer Abholstation', en: 'Pick-up point' },
} as const;

const toTeam = { at: 'Lieferung an den Verein', en: 'Delivery to the club' } as const;

/** Name and address of the store or pick-up point; empty for home delivery. */
export function pickUpText({ store, pickUpStreet }: MailedOrder): string {
  if (store === null) return '';
  const { name, address } = store;
  return [name, ...(pickUpStreet === null ? [] : [pickUpStreet]), `${address.ZipCode} ${address.City}`].join(', ');
}

function addressText(order: MailedOrder): string {
  const { address, store, team } = order;
  if (team) {
    const { name, street, postal, city } = team.delivery;
    return `${team.name}, ${name}, ${street}, ${postal} ${city}, ${address.firstname} ${address.lastname}`;
  }
  if (store !== null) return pickUpText(order);
  return `${address.firstname} ${address.lastname}, ${address.street} ${address.streetNo}, ${address.postal} ${address.city}`;
}

/** `Größe 42`. Named sizes such as `Einheitsgröße` get no prefix. */
function sizeText(size: string, { say }: MailShop): string {
  return /^[A-ZÄÖÜ][a-zäöü]/.test(size) ? size : say({ at: `Größe ${size}`, en: `size ${size}` });
}

/** `Druck: LENA 7, Wappen`; empty without a print. A name with a web address is not repeated: the email goes to any address. */
function printTexts({ name = '', number, crest }: Printing, { say }: MailShop): string[] {
  const printed = hasWebAddress(name) ? say({ at: 'Name wie bestellt', en: 'name as ordered' }) : name;
  const text = [printed, number].filter(Boolean).join(' ');
  const parts = [...(text ? [text] : []), ...(crest ? [say({ at: 'Wappen', en: 'crest' })] : [])];
  return parts.length === 0 ? [] : [`${say({ at: 'Druck', en: 'Print' })}: ${parts.join(', ')}`];
}

/** The ordered products with prices and totals. The order's texts must be in the language of the shop. */
export function goodsOf(order: OrderDetails, shop: MailShop): EmailBlock {
  const { say } = shop;
  const sums: (readonly [string, string])[] = [
    [say({ at: 'Artikel', en: 'Products' }), order.productsPrice.formatted],
    [
      say(order.team ? toTeam : delivery[order.deliveryType]),
      order.deliveryPrice.cents === 0 ? say({ at: 'kostenlos', en: 'free' }) : order.deliveryPrice.formatted,
    ],
  ];
  if (order.voucher !== null) {
    const { code, value } = order.voucher;
    sums.push([say({ at: `Gutschein ${code}`, en: `Voucher ${code}` }), `− ${value.formatted}`]);
  }
  sums.push([say({ at: 'Gesamt, inkl. MwSt.', en: 'Total, incl. VAT' }), order.total.formatted]);
  const lines = order.lines.map((line) => ({
    title: `${line.brandName} ${line.nameWithoutBrand}`,
    detail: [
      ...(line.teamName === undefined ? [] : [line.teamName]),
      `${line.amount} × ${sizeText(line.size, shop)}`,
      line.colour.name,
      ...(line.mounting ? [say({ at: 'mit Montage', en: 'with mounting' })] : []),
      ...(line.setId === null ? [] : [say({ at: 'im Set', en: 'in a set' })]),
      ...printTexts(line.printing ?? {}, shop),
    ].join(', '),
    price: line.total.formatted,
  }));
  return { kind: 'goods', lines, sums };
}

/** Number, day and destination of an order. */
export function deliveryFacts(order: MailedOrder, shop: MailShop): EmailBlock {
  const { say } = shop;
  const destination =
    order.store === null
      ? say({ at: 'Lieferung an', en: 'Delivery to' })
      : say({ at: 'Abholung bei', en: 'Pick-up at' });
  return {
    kind: 'facts',
    facts: [
      [say({ at: 'Bestellnummer', en: 'Order number' }), order.number],
      [say({ at: 'Bestellt am', en: 'Ordered on' }), dateText(shop, new Date(order.placedAt))],
      [destination, addressText(order)],
    ],
  };
}

/** When the shopper will hear of the order next. */
export function nextNews({ store }: OrderDetails, { say }: MailShop): string {
  return store === null
    ? say({
        at: 'Wir schreiben dir, sobald sie unterwegs ist.',
        en: 'We will write to you as soon as it is on its way.',
      })
    : say({
        at: 'Wir schreiben dir, sobald du sie abholen kannst.',
        en: 'We will write to you as soon as you can pick it up.',
      });
}

/** Guests find their order by its number and their email address (decision 0042). */
export function orderButton({ uuid, isInAccount }: MailedOrder, { origin, say }: MailShop): EmailBlock {
  const url = `${origin}${isInAccount ? paths.order(uuid) : paths.orderLookup}`;
  return { kind: 'button', label: say({ at: 'Bestellung ansehen', en: 'View order' }), url };
}

/** The recipient may not be the buyer: the email contains no postal address and says that no action is needed. */
export function orderHeldEmail(shop: MailShop, order: OrderDetails, heldUntil: string, url: string): EmailContent {
  const { say, contact } = shop;
  const until = dateText(shop, new Date(heldUntil), 'short');
  return {
    subject: say({
      at: `Bitte bestätige deine Bestellung ${order.number}`,
      en: `Please confirm your order ${order.number}`,
    }),
    preview: say({ at: 'Ein Klick, dann packen wir sie.', en: 'One click, then we pack it.' }),
    heading: say({ at: 'Ist das deine Bestellung?', en: 'Is this your order?' }),
    blocks: [
      {
        kind: 'text',
        text: say({
          at: `Für deine E-Mail-Adresse sind mehrere Bestellungen bei uns eingegangen. Bestätige diese bitte bis ${until} Uhr, dann packen wir sie.`,
          en: `We have received several orders for your email address. Please confirm this one by ${until}, then we pack it.`,
        }),
      },
      { kind: 'button', label: say({ at: 'Bestellung bestätigen', en: 'Confirm order' }), url },
      { kind: 'facts', facts: [[say({ at: 'Bestellnummer', en: 'Order number' }), order.number]] },
      goodsOf(order, shop),
      {
        kind: 'note',
        text: say({
          at: `Du hast nicht bestellt? Dann musst du nichts tun, die Bestellung verfällt von selbst. Fragen? ${contact}`,
          en: `You did not order? Then you need not do anything, the order expires by itself. Questions? ${contact}`,
        }),
      },
    ],
  };
}

export function orderPlacedEmail(shop: MailShop, order: MailedOrder): EmailContent {
  const { say, contact, hasStores } = shop;
  const { number, amount, total, points, address } = order;
  const way = hasStores
    ? say({ at: ', per Post oder in der Filiale', en: ', by post or in a store' })
    : say({ at: ', per Post', en: ', by post' });
  const credited = say({
    at: `Sobald du sie hast, bekommst du dafür ${countText(shop, points)} Punkte auf dein Konto.`,
    en: `It earns you ${countText(shop, points)} points as soon as you have it.`,
  });
  // The cart has promised to ask.
  const skiMounting = say({
    at: 'Für die Montage der Bindung brauchen wir noch dein Gewicht, deine Größe und die Sohlenlänge deines Schuhs: Antworte einfach auf diese E-Mail.',
    en: 'To mount the binding we still need your weight, your height and the sole length of your boot: just reply to this email.',
  });
  return {
    subject: say({ at: `Deine Bestellung ${number}`, en: `Your order ${number}` }),
    preview: say({
      at: `${amount} Artikel, ${total.formatted}. Wir packen schon.`,
      en: `${amount} ${amount === 1 ? 'product' : 'products'}, ${total.formatted}. We are packing already.`,
    }),
    heading: say({ at: 'Danke für deine Bestellung', en: 'Thank you for your order' }),
    blocks: [
      {
        kind: 'text',
        text: `${say({
          at: `Servus ${address.firstname}, deine Bestellung ist bei uns angekommen.`,
          en: `Hello ${address.firstname}, we have received your order.`,
        })} ${nextNews(order, shop)}`,
      },
      ...(order.hasSkiMounting ? [{ kind: 'text' as const, text: skiMounting }] : []),
      deliveryFacts(order, shop),
      goodsOf(order, shop),
      orderButton(order, shop),
      ...(points > 0 ? [{ kind: 'text' as const, text: credited }] : []),
      {
        kind: 'note',
        text: `${returnPromise(order, shop, way)} ${say({
          at: `Fragen? Nenn uns deine Bestellnummer: ${contact}`,
          en: `Questions? Tell us your order number: ${contact}`,
        })}`,
      },
      ...orderTerms(order, shop),
    ],
  };
}
