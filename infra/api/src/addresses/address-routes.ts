import { ShippingAddressBody, ShippingAddresses } from 'shared-contracts/entities';
import { requireAccount } from '../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, UuidParams } from '../http/route-schemas.ts';
import { addAddress, removeAddress, saveAddress } from './addresses.ts';

/** SPEC 7: shipping addresses. Every response contains all addresses after the change. */
export function addressRoutes(server: ApiServer, { orm }: ApiContext): void {
  const response = { 200: dataOf(ShippingAddresses) };
  const path = '/api/v1/user/address/shipping/';

  server.post(
    path,
    { onRequest: privateResponse, schema: { summary: 'Add an address', body: ShippingAddressBody, response } },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      return { data: { shipping: await addAddress(orm, id, request.body) } };
    },
  );

  server.put(
    `${path}:id/`,
    {
      onRequest: privateResponse,
      schema: { summary: 'Change an address', params: UuidParams, body: ShippingAddressBody, response },
    },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      return { data: { shipping: await saveAddress(orm, id, request.params.id, request.body) } };
    },
  );

  server.delete(
    `${path}:id/`,
    { onRequest: privateResponse, schema: { summary: 'Remove an address', params: UuidParams, response } },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      return { data: { shipping: await removeAddress(orm, id, request.params.id) } };
    },
  );
}
