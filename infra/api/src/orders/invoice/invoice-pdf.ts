import { buffer } from 'node:stream/consumers';
import { dateTags } from 'shared-contracts/dates';
import type { ContentLocale, OrderDetails, Printing } from 'shared-contracts/entities';
import { money } from '../../catalogue/money.ts';
import type { Company } from '../../options.ts';
import { lettersFor } from './invoice-letters.ts';
import { type InvoicePage, pageOf } from './invoice-page.ts';
import { invoiceWords } from './invoice-words.ts';
import { dueDay, payableCents } from './payment-terms.ts';

export type Invoice = Company & {
  readonly number: string;
  readonly date: Date;
  readonly order: OrderDetails;
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

/** A printed invoice is in the parcel, when only the number of days is known. */
function dueText(order: OrderDetails, locale: ContentLocale): string {
  const day = dueDay(order);
  return day === null ? invoiceWords[locale].dueAfterArrival : dayText(new Date(day), locale);
}

function whereTo(order: OrderDetails, locale: ContentLocale): readonly [string, string] {
  const { deliveredTo, pickedUpAt } = invoiceWords[locale];
  const { store, team } = order;
  if (store !== null) return [pickedUpAt, `${store.name}, ${store.address.ZipCode} ${store.address.City}`];
  if (!team) return [deliveredTo, recipientLines(order, locale).join(', ')];
  const { name, street, postal, city } = team.delivery;
  return [deliveredTo, `${team.name}, ${name}, ${street}, ${postal} ${city}`];
}

function drawHead(page: InvoicePage, { number, date, order, sender }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  const [name = '', ...senderLines] = sender;
  page.brand(name, senderLines);
  page.address(words.recipient, recipientLines(order, locale));
  page.title(`${words.invoice} ${number}`);
  page.facts([
    [words.number, number],
    [words.date, dayText(date, locale)],
    [words.order, order.number],
    [words.ordered, dayText(new Date(order.placedAt), locale)],
    whereTo(order, locale),
    ...(payableCents(order) > 0 ? [[words.due, dueText(order, locale)] as const] : []),
  ]);
}

/** `Größe 42`. Named sizes such as `Einheitsgröße` get no prefix. */
const sizeText = (size: string, word: string) => (/^[A-ZÄÖÜ][a-zäöü]/.test(size) ? size : `${word} ${size}`);

/** `LENA 7, Wappen` */
const printText = ({ name, number, crest }: Printing, crestWord: string) =>
  [[name, number].filter(Boolean).join(' '), crest ? crestWord : ''].filter(Boolean).join(', ');

function drawLines(page: InvoicePage, { order }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  page.columns(words.columns);
  for (const line of order.lines) {
    const details = [
      sizeText(line.size, words.size),
      line.colour.name,
      ...(line.mounting ? [words.mounting] : []),
      ...(line.setId === null ? [] : [words.set]),
      ...(line.printing ? [`${words.printing}: ${printText(line.printing, words.crest)}`] : []),
    ];
    page.line({
      title: `${line.brandName} ${line.nameWithoutBrand}`,
      detail: details.join(', '),
      amount: `${line.amount}`,
      price: line.price.formatted,
      total: line.total.formatted,
    });
  }
}

/** Text about the credited amount; null if nothing is credited. */
function creditText({ state, refund, timeline }: OrderDetails, locale: ContentLocale): string | null {
  const at = timeline.find((step) => step.state === state)?.at ?? null;
  if (!refund || at === null || (state !== 'returned' && state !== 'cancelled')) return null;
  return invoiceWords[locale][state](dayText(new Date(at), locale), refund.formatted);
}

function drawSums(page: InvoicePage, { order }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  const { vat, total, voucher, team } = order;
  const percent = vat?.percent ?? 0;
  const included = vat?.amount.cents ?? 0;
  page.sums([
    [words.goods, order.productsPrice.formatted],
    [words.delivery[team ? 'team' : order.deliveryType], order.deliveryPrice.formatted],
    ...(voucher === null ? [] : [[`${words.voucher} ${voucher.code}`, `– ${voucher.value.formatted}`] as const]),
    [words.net, money(total.cents - included, locale).formatted],
    [`${words.vat} ${percent} %`, money(included, locale).formatted],
    [words.total, total.formatted],
  ]);
  const credit = creditText(order, locale);
  if (credit !== null) page.remark(credit);
  page.remark(words.note);
}

/** Draws how the invoice is paid; nothing if everything was returned. */
function drawPayment(page: InvoicePage, { number, order, bank }: Invoice, locale: ContentLocale): void {
  const words = invoiceWords[locale];
  const payable = payableCents(order);
  if (payable <= 0) return;
  page.remark(`${words.pay(money(payable, locale).formatted)} ${bank}. ${words.reference}: ${number}`);
}

/** The texts of an invoice that are not the shop's own words. */
function textsOf({ order, sender, bank }: Invoice): readonly string[] {
  const { address, store, team, lines } = order;
  const goods = lines.flatMap((line) => [
    ...[line.brandName, line.nameWithoutBrand, line.size, line.colour.name],
    line.printing?.name ?? '',
  ]);
  const { firstname, lastname, street, streetNo, postal, city } = address;
  const recipient = [firstname, lastname, street, streetNo, postal, city];
  const club = team ? [team.name, team.delivery.name, team.delivery.street, team.delivery.city] : [];
  return [...sender, bank, ...recipient, store?.name ?? '', store?.address.City ?? '', ...club, ...goods];
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
  drawPayment(page, invoice, locale);
  page.numbers(`${words.invoice} ${invoice.number}, ${words.page}`);
  document.end();
  return bytes;
}
