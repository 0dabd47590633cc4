import type { ContentLocale, DeliveryType } from 'shared-contracts/entities';

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
  readonly goods: string;
  readonly delivery: Readonly<Record<DeliveryType, string>>;
  readonly voucher: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly refund: string;
  readonly note: string;
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
    goods: 'Summe Artikel',
    delivery: {
      home: 'Lieferung nach Hause',
      click_and_collect: 'Abholung im Geschäft',
      pick_up_points: 'Abholung bei einer Abholstation',
    },
    voucher: 'Gutschein',
    net: 'Netto',
    vat: 'Umsatzsteuer',
    total: 'Gesamtbetrag',
    refund: 'Davon zurückbezahlt',
    note: 'Alle Preise enthalten 20 % Umsatzsteuer. Das Lieferdatum entspricht dem Rechnungsdatum.',
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
    goods: 'Items',
    delivery: {
      home: 'Home delivery',
      click_and_collect: 'Pickup at the store',
      pick_up_points: 'Pick-up at a pick-up point',
    },
    voucher: 'Voucher',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    refund: 'Of which paid back',
    note: 'All prices include 20 % VAT. The date of delivery is the date of the invoice.',
    page: 'Page',
    original: 'Given in another script',
  },
};
