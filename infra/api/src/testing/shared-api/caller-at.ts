import type { ApiResponse, Credentials } from '../responses.ts';

/** Calls over HTTP with a shopper's headers, as `caller` does in this process. */
export function callerAt(origin: string, headers: Credentials = {}) {
  const call = async (method: string, url: string, payload?: object): Promise<ApiResponse> => {
    const sent = payload && { body: JSON.stringify(payload), type: { 'content-type': 'application/json' } };
    const response = await fetch(`${origin}${url}`, {
      method,
      headers: { ...sent?.type, ...headers },
      ...(sent && { body: sent.body }),
    });
    const body = await response.text();
    return { statusCode: response.status, body, json: () => JSON.parse(body) };
  };
  return {
    get: (url: string) => call('GET', url),
    post: (url: string, payload: object) => call('POST', url, payload),
    put: (url: string, payload: object) => call('PUT', url, payload),
    delete: (url: string) => call('DELETE', url),
  };
}
