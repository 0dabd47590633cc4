import { checkResponse, hasShape } from 'shared-contracts/api';
import type { OptIn } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

/** An emailed link and its state. */
export type OptInLink = { readonly userHash: string; readonly optIn: OptIn };

export const isOptIn = hasShape<OptIn>({ state: 'string' });

export const optInPath = (userHash: string): string => `/api/v1/auth/doi/${encodeURIComponent(userHash)}/`;

const unknownLink: OptIn = { state: 'gone', purpose: null };

/** Reads the state of the link, which changes nothing. In the browser only, as the page is private. */
export async function loadOptIn({ app, params, request }: LoaderInput): Promise<LoaderResult<OptInLink>> {
  const userHash = params['userHash'] ?? '';
  const { signal } = request;
  const response = checkResponse(await app.api.get<unknown>(optInPath(userHash), { signal }), isOptIn);
  if (response.ok) return { kind: 'data', data: { userHash, optIn: response.data } };
  // The API refuses malformed links, such as one that an email program has cut off.
  if (response.error.status === 422) return { kind: 'data', data: { userHash, optIn: unknownLink } };
  return { kind: 'failed', error: response.error };
}
