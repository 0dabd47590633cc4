import { and, eq, gt, sql } from 'drizzle-orm';
import type { ContentLocale, DocumentLink } from 'shared-contracts/entities';
import { hashOfSecret, newSecret } from '../../account/identity/credentials.ts';
import type { Orm } from '../../database/database.ts';
import { documentLinks, orders } from '../../database/schema.ts';
import type { ReadContext } from '../../http/api-context.ts';
import { apiError, notFound } from '../../http/errors/api-error.ts';
import type { Company } from '../../options.ts';
import { loadOrder } from '../load-orders.ts';
import { reachedAt } from '../progress/order-row.ts';
import type { Invoice } from './invoice-pdf.ts';

const linkMinutes = 10;

const noInvoiceYet = () =>
  apiError(409, 'no invoice yet', {
    at: 'Die Rechnung gibt es, sobald deine Bestellung unterwegs ist.',
    en: 'The invoice is ready as soon as your order is on its way.',
  });

/** Gives an order its invoice number if its goods have left; orders of earlier releases have none. @throws 409 `no invoice yet` */
async function ensureInvoiceNumber(orm: Orm, orderUuid: string): Promise<void> {
  const [numbered] = await orm
    .update(orders)
    .set({ invoiceNumber: sql`coalesce(invoice_number, 'RE-' || nextval('invoice_numbers'))` })
    .where(
      and(
        eq(orders.uuid, orderUuid),
        sql`(${orders.invoiceNumber} is not null or ${orders.state} in ('shipped', 'ready', 'delivered', 'returned'))`,
      ),
    )
    .returning({ uuid: orders.uuid });
  if (numbered === undefined) throw noInvoiceYet();
}

/**
 * A plain link to the invoice of an order, which works without a session for some minutes.
 * @throws 409 `no invoice yet` before the goods have left
 */
export async function createInvoiceLink(
  orm: Orm,
  order: { readonly uuid: string; readonly number: string },
  locale: ContentLocale,
): Promise<DocumentLink> {
  await ensureInvoiceNumber(orm, order.uuid);
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + linkMinutes * 60_000);
  await orm.insert(documentLinks).values({ tokenHash: hashOfSecret(secret), orderUuid: order.uuid, expiresAt });
  const name = locale === 'en' ? 'invoice' : 'rechnung';
  return {
    url: `/invoices/${secret}/${name}-${order.number}.pdf?locale=${locale}`,
    validUntil: expiresAt.toISOString(),
  };
}

/** The invoice that a link opens. @throws 404 for an unknown or expired link */
export async function loadInvoice(
  context: ReadContext,
  secret: string,
  company: Company,
  locale: ContentLocale,
): Promise<Invoice> {
  const { orm } = context;
  const [found] = await orm
    .select({ order: orders })
    .from(documentLinks)
    .innerJoin(orders, eq(orders.uuid, documentLinks.orderUuid))
    .where(and(eq(documentLinks.tokenHash, hashOfSecret(secret)), gt(documentLinks.expiresAt, new Date())));
  const { uuid, invoiceNumber, placedAt } = found?.order ?? {};
  const order = uuid === undefined ? null : await loadOrder(context, uuid, locale);
  if (order === null || uuid === undefined || !invoiceNumber) throw notFound();
  const left = (await reachedAt(orm, uuid, 'shipped')) ?? (await reachedAt(orm, uuid, 'ready'));
  return { number: invoiceNumber, date: left ?? placedAt ?? new Date(), order: order.details, ...company };
}
