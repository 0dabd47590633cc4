import type { ContentLocale, DeliveryType } from 'shared-contracts/entities';
import { paymentDays } from './payment-terms.ts';

type InvoiceWords = {
  readonly invoice: string;
  readonly number: string;
  readonly date: string;
  readonly order: string;
  readonly ordered: string;
  readonly recipient: string;
  readonly deliveredTo: string;
  readonly pickedUpAt: string;
  readonly columns: readonly [item: string, amount: string, price: string, total: string];
  readonly size: string;
  readonly mounting: string;
  readonly set: string;
  /** Before what is printed on each piece. */
  readonly printing: string;
  readonly crest: string;
  readonly goods: string;
  readonly delivery: Readonly<Record<DeliveryType | 'team', string>>;
  readonly voucher: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  /** What is credited for a return, which is announced before it is checked, and for a cancellation. */
  readonly returned: (day: string, amount: string) => string;
  readonly cancelled: (day: string, amount: string) => string;
  readonly note: string;
  /** Before the day until which it is paid. */
  readonly due: string;
  readonly dueAfterArrival: string;
  /** Before the account. @param amount that is to be paid */
  readonly pay: (amount: string) => string;
  readonly reference: string;
  readonly page: string;
  /** Before texts that are printed in other letters than they were written in. */
  readonly original: string;
};

/** The texts of an invoice. */
export const invoiceWords: Readonly<Record<ContentLocale, InvoiceWords>> = {
  at: {
    invoice: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    order: 'Bestellnummer',
    ordered: 'Bestellt am',
    recipient: 'Rechnung an',
    deliveredTo: 'Lieferung an',
    pickedUpAt: 'Abholung bei',
    columns: ['Artikel', 'Menge', 'Einzelpreis', 'Betrag'],
    size: 'Größe',
    mounting: 'mit Montage',
    set: 'im Set',
    printing: 'Druck',
    crest: 'Wappen',
    goods: 'Summe Artikel',
    delivery: {
      home: 'Lieferung nach Hause',
      team: 'Lieferung an den Verein',
      click_and_collect: 'Abholung in der Filiale',
      pick_up_points: 'Abholung bei einer Abholstation',
    },
    voucher: 'Gutschein',
    net: 'Netto',
    vat: 'Umsatzsteuer',
    total: 'Gesamtbetrag',
    returned: (day, amount) =>
      `Rückgabe angekündigt am ${day}: Sobald wir sie geprüft haben, schreiben wir dir ${amount} gut.`,
    cancelled: (day, amount) => `Storniert am ${day}: Wir schreiben dir ${amount} gut.`,
    note: 'Alle Preise enthalten 20 % Umsatzsteuer. Das Lieferdatum entspricht dem Rechnungsdatum.',
    due: 'Zahlbar bis',
    dueAfterArrival: `${paymentDays} Tage nach Erhalt`,
    pay: (amount) => `Bitte überweise ${amount} auf unser Konto:`,
    reference: 'Verwendungszweck',
    page: 'Seite',
    original: 'In anderer Schrift angegeben',
  },
  en: {
    invoice: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    order: 'Order number',
    ordered: 'Ordered on',
    recipient: 'Invoice to',
    deliveredTo: 'Delivered to',
    pickedUpAt: 'Picked up at',
    columns: ['Item', 'Quantity', 'Unit price', 'Amount'],
    size: 'Size',
    mounting: 'with mounting',
    set: 'in a set',
    printing: 'Print',
    crest: 'crest',
    goods: 'Items',
    delivery: {
      home: 'Home delivery',
      team: 'Delivery to the club',
      click_and_collect: 'Pickup at the store',
      pick_up_points: 'Pick-up at a pick-up point',
    },
    voucher: 'Voucher',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    returned: (day, amount) => `Return announced on ${day}: we credit ${amount} as soon as we have checked it.`,
    cancelled: (day, amount) => `Cancelled on ${day}: we credit ${amount}.`,
    note: 'All prices include 20 % VAT. The date of delivery is the date of the invoice.',
    due: 'To be paid by',
    dueAfterArrival: `${paymentDays} days after you have received the goods`,
    pay: (amount) => `Please transfer ${amount} to our account:`,
    reference: 'Reference',
    page: 'Page',
    original: 'Given in another script',
  },
};
