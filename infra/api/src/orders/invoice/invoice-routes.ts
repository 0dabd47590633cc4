import type { FastifyReply } from 'fastify';
import { DocumentLink, MailToken, OrderLookupBody } from 'shared-contracts/entities';
import Type from 'typebox';
import { readShopper, requireAccount } from '../../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, LocaleQuery, UuidParams } from '../../http/route-schemas.ts';
import { limitByNetwork } from '../../limits/client-network.ts';
import type { Company } from '../../options.ts';
import { loadOrder } from '../load-orders.ts';
import { lookUpOrder } from '../lookup/look-up-order.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { createInvoiceLink, loadInvoice } from './load-invoice.ts';

const PdfParams = Type.Object({ token: MailToken, file: Type.String({ pattern: '^[A-Za-z0-9-]{1,60}\\.pdf$' }) });
const pdf = { content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } } };

/** Sent as a download instead of being shown: phones' in-app browsers offer no way to save what they show. */
const sendPdf = (reply: FastifyReply, file: string, bytes: Buffer): FastifyReply =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${file}"`).send(bytes);

/** Creates links to invoices for shoppers who may see the order, and serves the documents. */
export function invoiceRoutes(server: ApiServer, context: ApiContext, company: Company): void {
  const { orm } = context;
  const querystring = LocaleQuery;
  const response = { 200: dataOf(DocumentLink) };

  server.post(
    '/api/v1/user/order/:id/invoice/',
    {
      onRequest: privateResponse,
      schema: { summary: "A link to an order's invoice", params: UuidParams, querystring, response },
    },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      const order = await loadOrder(context, request.params.id);
      if (order === null || order.accountId !== id) throw notFound();
      return { data: await createInvoiceLink(orm, order.details, request.query.locale) };
    },
  );

  server.post(
    '/api/v1/order/:id/invoice/',
    {
      onRequest: privateResponse,
      schema: {
        summary: "A link to an order's invoice, for the guest or account that placed it",
        params: UuidParams,
        querystring,
        response,
      },
    },
    async (request) => {
      const { requestId } = await readShopper(orm, request);
      const order = await loadOrder(context, request.params.id);
      if (order === null || requestId === null || order.requestId !== requestId) throw notFound();
      return { data: await createInvoiceLink(orm, order.details, request.query.locale) };
    },
  );

  server.post(
    '/api/v1/order/lookup/invoice/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'A link to the invoice of an order, by its number and email address',
        body: OrderLookupBody,
        querystring,
        response,
      },
    },
    async (request) => {
      const order = await lookUpOrder(context, request, request.body, request.query.locale);
      return { data: await createInvoiceLink(orm, order, request.query.locale) };
    },
  );

  server.get(
    '/invoices/:token/:file',
    {
      onRequest: [privateResponse, limitByNetwork(orm, context.limiter, 'document')],
      schema: { summary: 'An invoice as PDF', params: PdfParams, querystring, response: { 200: pdf } },
    },
    async (request, reply) => {
      const { token, file } = request.params;
      const { locale } = request.query;
      const invoice = await loadInvoice(context, token, company, locale);
      return sendPdf(reply, file, await invoicePdf(invoice, locale));
    },
  );
}
