import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../test-api.ts';
import type { Caller } from './request-of-operation.ts';

type Headers = Readonly<Record<string, string>>;

export type Shoppers = {
  headersOf(caller: Caller): Headers;
  /** Signs in again: a request may have ended the customer's session, or deleted the account. */
  renew(): Promise<void>;
};

/** One customer and one guest, whose headers the requests carry. */
export async function openShoppers(server: FastifyInstance): Promise<Shoppers> {
  const guest = { 'x-request-id': randomUUID() };
  let customer: { authorization: string; 'x-request-id': string };
  const renew = async () => {
    const { authorization, 'x-request-id': id } = await signUp(server);
    customer = { authorization, 'x-request-id': id };
  };
  await renew();
  const headers: Record<Caller, () => Headers> = {
    anonymous: () => ({}),
    guest: () => guest,
    customer: () => customer,
    mixed: () => ({ ...customer, ...guest }),
    malformed: () => ({ authorization: 'Bearer \u00ff', 'x-request-id': "u'--" }),
  };
  return { headersOf: (caller) => headers[caller](), renew };
}
