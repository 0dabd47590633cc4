import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSecretFiles } from '@bergauf/service-kit/service-env';
import { portFrom, textFrom } from '@bergauf/service-kit/settings';
import { ApiErrorBody } from 'shared-contracts/entities';
import { Value } from 'typebox/value';
import { readLocalAdminToken } from './local-admin-token.ts';

export type AdminCall = { readonly method: 'GET' | 'PUT'; readonly path: string; readonly body?: object };

const workspaceRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** API_ORIGIN is public, and a proxy there may hide the admin routes: API_INTERNAL_ORIGIN is preferred. Empty: neither is set. */
const namedOrigin = (env: NodeJS.ProcessEnv): string =>
  textFrom(env, 'API_INTERNAL_ORIGIN', textFrom(env, 'API_ORIGIN', ''));

/** API_ADMIN_TOKEN or, for the product API on this machine, the token that `npm start` has created. @throws if there is none */
function adminTokenFrom(env: NodeJS.ProcessEnv): string {
  const given = textFrom(withSecretFiles(env, ['API_ADMIN_TOKEN']), 'API_ADMIN_TOKEN', '');
  if (given !== '') return given;
  const home = path.resolve(workspaceRoot, textFrom(env, 'BERGAUF_HOME', '.bergauf'));
  const local = namedOrigin(env) === '' ? readLocalAdminToken(home) : null;
  if (local === null) throw new Error('API_ADMIN_TOKEN is not set.');
  return local;
}

/**
 * Calls the admin routes of the product API at API_INTERNAL_ORIGIN or API_ORIGIN, else at `http://localhost:<API_PORT>`, for operators'
 * commands.
 * @param what the path names, `order`
 * @returns the body of the response
 * @throws one sentence
 */
export async function callAdminApi(
  { method, path, body }: AdminCall,
  what: string,
  env: NodeJS.ProcessEnv,
): Promise<unknown> {
  const token = adminTokenFrom(env);
  const origin = namedOrigin(env) || `http://localhost:${portFrom(env, 'API_PORT', 3001)}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${origin}${path}?locale=en`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`The product API at ${origin} does not respond.`, { cause });
  });
  const received: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(
      `${origin} has answered ${path} with ${response.status} and no JSON: API_INTERNAL_ORIGIN must name the product API itself.`,
      { cause },
    );
  });
  if (!Value.Check(ApiErrorBody, received)) return received;
  if (response.status === 404) {
    throw new Error(`There is no such ${what}, or the API runs without API_ADMIN_TOKEN.`);
  }
  const reasons = Object.values(received.errors).flat();
  throw new Error([received.message, ...reasons].join(' '));
}
