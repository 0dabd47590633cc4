import type { FastifyRequest } from 'fastify';
import { SignedInDevice } from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, UuidParams } from '../../http/route-schemas.ts';
import { bearerToken, requireAccount } from '../identity/shopper.ts';
import { type Caller, endSession, endSessions, loadDevices } from './devices.ts';

const AllQuery = Type.Object({ all: Type.Boolean({ default: false }) });

/** The devices that are signed in to an account. Every response contains the remaining ones. */
export function deviceRoutes(server: ApiServer, { orm }: ApiContext): void {
  const path = '/api/v1/user/sessions/';
  const response = { 200: dataOf(Type.Array(SignedInDevice)) };

  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const { id } = await requireAccount(orm, request);
    return { accountId: id, token: bearerToken(request) ?? '' };
  }

  server.get(
    path,
    { onRequest: privateResponse, schema: { summary: 'The devices that are signed in', response } },
    async (request) => ({ data: await loadDevices(orm, await callerOf(request)) }),
  );

  server.delete(
    `${path}:id/`,
    { onRequest: privateResponse, schema: { summary: 'Sign a device out', params: UuidParams, response } },
    async (request) => {
      const caller = await callerOf(request);
      await endSession(orm, caller, request.params.id);
      return { data: await loadDevices(orm, caller) };
    },
  );

  server.delete(
    path,
    {
      onRequest: privateResponse,
      schema: { summary: 'Sign out everywhere else, or everywhere', querystring: AllQuery, response },
    },
    async (request) => {
      const caller = await callerOf(request);
      await endSessions(orm, caller, request.query.all);
      return { data: await loadDevices(orm, caller) };
    },
  );
}
