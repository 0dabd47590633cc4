import type { FastifyRequest } from 'fastify';
import { isRequestId } from '../account/identity/request-ids.ts';
import type { ApiServer } from '../http/api-context.ts';
import type { ReadYourWrites } from './read-your-writes.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Texts of an object that are request ids. */
function idIn(value: unknown, name: string): string[] {
  const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof id === 'string' && isRequestId(id) ? [id] : [];
}

/**
 * Remembers whose data a request may have changed: of the shopper who sent it, of the guest whose cart is taken over, and of a guest who
 * gets an id with this response.
 */
export function recordWriters(server: ApiServer, { wrote }: Pick<ReadYourWrites, 'wrote'>): void {
  const idsOf = (request: FastifyRequest): string[] => [
    ...idIn(request.headers, 'x-request-id'),
    ...idIn(request.body, 'mergeUuid'),
  ];
  server.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    if (reading.has(request.method)) return payload;
    const { data } = (payload ?? {}) as { data?: unknown };
    await wrote([...new Set([...idsOf(request), ...idIn(data, 'uuid')])]);
    return payload;
  });
}
