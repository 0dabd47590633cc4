import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { ContentLocale, OrderDetails } from 'shared-contracts/entities';
import { money } from '../../catalogue/money.ts';
import { type InvoicePage, pageOf } from './invoice-page.ts';
import { invoiceWords } from './invoice-words.ts';

export type Invoice = {
  readonly number: string;
  readonly date: Date;
  readonly order: OrderDetails;
  /** Name, address and VAT number of the shop, a line each. */
  readonly sender: readonly string[];
};

const countries = { at: 'de-AT', en: 'en-GB' } as const;

const dayText = (date: Date, locale: ContentLocale) =>
  new Intl.DateTimeFormat(countries[locale], { dateStyle: 'long', timeZone: 'Europe/Vienna' }).format(date);

/** `AT` is left out: the shop's letters within Austria have no country. */
function countryLines(countryId: string, locale: ContentLocale): readonly string[] {
  const name = new Intl.DisplayNames(countries[locale], { type: 'region' }).of(countryId);
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

const fontFile = (face: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${face}`);

type Faces = { readonly regular: string; readonly bold: string };
const builtIn: Faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** The characters of the fonts that every PDF reader has: Windows-1252. */
const plainText = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Embedding a font takes ten times as long, so it is done only for texts that need it: Czech, Polish or Greek names. */
function facesFor({ order, sender }: Invoice): Faces {
  const { address, store, lines } = order;
  const goods = lines.flatMap(({ brandName, nameWithoutBrand, size }) => [brandName, nameWithoutBrand, size]);
  const texts = [...sender, ...Object.values(address), store?.name ?? '', store?.address.City ?? '', ...goods];
  if (texts.every((text) => plainText.test(text))) return builtIn;
  return { regular: fontFile('400Regular/NotoSans_400Regular.ttf'), bold: fontFile('700Bold/NotoSans_700Bold.ttf') };
}

/** The invoice as PDF, A4. Its language is that of the request; names of products are those of the order. */
export async function invoicePdf(invoice: Invoice, locale: ContentLocale): Promise<Buffer> {
  // Loaded with the first invoice: the library is large.
  const { default: PDFDocument } = await import('pdfkit');
  const words = invoiceWords[locale];
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    bufferPages: true,
    lang: countries[locale],
    displayTitle: true,
    info: { Title: `${words.invoice} ${invoice.number}`, Author: invoice.sender[0] ?? '', CreationDate: invoice.date },
  });
  const faces = facesFor(invoice);
  document.registerFont('regular', faces.regular);
  document.registerFont('bold', faces.bold);
  const bytes = buffer(document);
  const page = pageOf(document);
  drawHead(page, invoice, locale);
  drawLines(page, invoice, locale);
  drawSums(page, invoice, locale);
  page.numbers(`${words.invoice} ${invoice.number}, ${words.page}`);
  document.end();
  return bytes;
}
