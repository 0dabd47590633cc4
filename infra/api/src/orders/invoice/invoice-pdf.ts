import { buffer } from 'node:stream/consumers';
import { dateTags } from 'shared-contracts/dates';
import type { ContentLocale, OrderDetails } from 'shared-contracts/entities';
import { money } from '../../catalogue/money.ts';
import { lettersFor } from './invoice-letters.ts';
import { type InvoicePage, pageOf } from './invoice-page.ts';
import { invoiceWords } from './invoice-words.ts';

export type Invoice = {
  readonly number: string;
  readonly date: Date;
  readonly order: OrderDetails;
  /** Name, address and VAT number of the shop, a line each. */
  readonly sender: readonly string[];
};

const dayText = (date: Date, locale: ContentLocale) =>
  new Intl.DateTimeFormat(dateTags[locale], { dateStyle: 'long', timeZone: 'Europe/Vienna' }).format(date);

/** `AT` is left out: the shop's letters within Austria have no country. */
function countryLines(countryId: string, locale: ContentLocale): readonly string[] {
  const name = new Intl.DisplayNames(dateTags[locale], { type: 'region' }).of(countryId);
  return countryId === 'AT' || name === undefined ? [] : [name];
}

function recipientLines({ address }: OrderDetails, locale: ContentLocale): readonly string[] {
  return [
    `${address.firstname} ${address.lastname}`,
    `${address.street} ${address.streetNo}`,
    `${address.postal} ${address.city}`,
    ...countryLines(address.countryId, locale),
  ];
}

function drawHead(page: InvoicePage, { number, date, order, sender }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  const [name = '', ...senderLines] = sender;
  page.brand(name, senderLines);
  page.address(words.recipient, recipientLines(order, locale));
  page.title(`${words.invoice} ${number}`);
  const delivered =
    order.store === null
      ? ([words.deliveredTo, recipientLines(order, locale).join(', ')] as const)
      : ([
          words.pickedUpAt,
          `${order.store.name}, ${order.store.address.ZipCode} ${order.store.address.City}`,
        ] as const);
  page.facts([
    [words.number, number],
    [words.date, dayText(date, locale)],
    [words.order, order.number],
    [words.ordered, dayText(new Date(order.placedAt), locale)],
    delivered,
  ]);
}

/** `Größe 42`. Named sizes such as `Einheitsgröße` get no prefix. */
const sizeText = (size: string, word: string) => (/^[A-ZÄÖÜ][a-zäöü]/.test(size) ? size : `${word} ${size}`);

function drawLines(page: InvoicePage, { order }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  page.columns(words.columns);
  for (const line of order.lines) {
    const details = [sizeText(line.size, words.size), line.colour.name, ...(line.mounting ? [words.mounting] : [])];
    page.line({
      title: `${line.brandName} ${line.nameWithoutBrand}`,
      detail: details.join(', '),
      amount: `${line.amount}`,
      price: line.price.formatted,
      total: line.total.formatted,
    });
  }
}

function drawSums(page: InvoicePage, { order }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  const { vat, total, voucher, refund } = order;
  const percent = vat?.percent ?? 0;
  const included = vat?.amount.cents ?? 0;
  page.sums([
    [words.goods, order.productsPrice.formatted],
    [words.delivery[order.deliveryType], order.deliveryPrice.formatted],
    ...(voucher === null ? [] : [[`${words.voucher} ${voucher.code}`, `– ${voucher.value.formatted}`] as const]),
    [words.net, money(total.cents - included, locale).formatted],
    [`${words.vat} ${percent} %`, money(included, locale).formatted],
    [words.total, total.formatted],
  ]);
  if (refund) page.remark(`${words.refund}: ${refund.formatted}`);
  page.remark(words.note);
}

/** The texts of an invoice that are not the shop's own words. */
function textsOf({ order, sender }: Invoice): readonly string[] {
  const { address, store, lines } = order;
  const goods = lines.flatMap((line) => [line.brandName, line.nameWithoutBrand, line.size, line.colour.name]);
  const { firstname, lastname, street, streetNo, postal, city } = address;
  const recipient = [firstname, lastname, street, streetNo, postal, city];
  return [...sender, ...recipient, store?.name ?? '', store?.address.City ?? '', ...goods];
}

/**
 * The invoice as PDF, A4. Its language is that of the request; names of products are those of the order. Texts in letters that are printed
 * otherwise are in the document's subject as they were written.
 */
export async function invoicePdf(invoice: Invoice, locale: ContentLocale): Promise<Buffer> {
  // Loaded with the first invoice: the library is large.
  const { default: PDFDocument } = await import('pdfkit');
  const words = invoiceWords[locale];
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    bufferPages: true,
    lang: dateTags[locale],
    displayTitle: true,
    info: { Title: `${words.invoice} ${invoice.number}`, Author: invoice.sender[0] ?? '', CreationDate: invoice.date },
  });
  const { faces, print, originals } = await lettersFor(textsOf(invoice));
  if (originals.length > 0) document.info.Subject = `${words.original}: ${originals.join(' · ')}`;
  document.registerFont('regular', faces.regular);
  document.registerFont('bold', faces.bold);
  const bytes = buffer(document);
  const page = pageOf(document, print);
  drawHead(page, invoice, locale);
  drawLines(page, invoice, locale);
  drawSums(page, invoice, locale);
  page.numbers(`${words.invoice} ${invoice.number}, ${words.page}`);
  document.end();
  return bytes;
}
