import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { ApiErrorBody } from 'shared-contracts/entities';
import { privateResponse } from '../response/response-cache.ts';

/** The security schemes of the two headers in the document. */
const session = { bearer: [], requestId: [] };
const guest = { requestId: [] };

// Tags of routes whose first path segment is not a good heading.
const tags: Readonly<Record<string, string>> = {
  auth: 'sign-in',
  forgotpassword: 'sign-in',
  'reset-password': 'sign-in',
  doi: 'sign-in',
  user: 'account',
  'personal-page': 'account',
  avatars: 'account',
  orders: 'order',
  bestellung: 'order',
  invoices: 'order',
  product: 'catalogue',
  products: 'catalogue',
  brands: 'catalogue',
  'catalogue-version': 'catalogue',
  autosuggest: 'search',
  'search-limited': 'search',
  'header-data': 'content',
  home: 'content',
  menu: 'content',
  blog: 'content',
  pages: 'content',
  help: 'content',
  contact: 'requests',
  withdrawal: 'requests',
  formulare: 'requests',
  healthz: 'operation',
  readyz: 'operation',
  'openapi.json': 'operation',
};

function tagOf(url: string): string {
  const segments = url.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  const first = segments.find((segment) => !/^(api|v\d+|team)$/.test(segment)) ?? segments.at(-1) ?? 'operation';
  return tags[first] ?? first;
}

function operationIdOf(method: string, url: string): string {
  const words = url.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function isPrivate({ onRequest }: RouteOptions): boolean {
  return [onRequest].flat().some((hook) => hook === privateResponse);
}

function securityOf(route: RouteOptions): NonNullable<FastifySchema['security']> {
  if (!isPrivate(route)) return [];
  // Everything below `user/` needs a login. Carts and wishlists also work for guests, with or without a request id.
  return /\/user\//.test(route.url) ? [session] : [session, guest, {}];
}

/**
 * Adds to each route what all routes share: operation id, tag, error responses and, for private routes, the session headers.
 * What a route declares itself takes precedence.
 */
export function describeRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { schema = {}, url } = route;
    const method = [route.method].flat()[0] ?? 'GET';
    const response = { '4xx': ApiErrorBody, '5xx': ApiErrorBody, ...(schema.response as object | undefined) };
    route.schema = {
      operationId: operationIdOf(method, url),
      tags: [tagOf(url)],
      security: securityOf(route),
      ...schema,
      response,
    };
  });
}
