import type { Exchange, Tampering } from '@bergauf/test-kit/tampering-proxy';
import type { ApiErrorBody } from 'shared-contracts/entities';

/** Changes the `data` of successful responses to one method and path. */
export function onData<Data>(method: string, path: RegExp, change: (data: Data) => void): Tampering {
  return {
    response: ({ method: sent, url, status, body }: Exchange) => {
      if (sent === method && status === 200 && path.test(url)) change((body as { data: Data }).data);
    },
  };
}

export function onError(path: RegExp, change: (body: ApiErrorBody) => void): Tampering {
  return {
    response: ({ url, status, body }) => {
      if (status >= 400 && path.test(url)) change(body as ApiErrorBody);
    },
  };
}

/** Sends another status for these paths. */
export function withStatus(status: number, path: RegExp): Tampering {
  return {
    response: (exchange) => {
      if (path.test(exchange.url)) exchange.status = status;
    },
  };
}

export type Mutable<Data> = { -readonly [Key in keyof Data]: Data[Key] };

/** A tampering, the call that the report must name, and the reason that it must give. */
export type BrokenPromise = readonly [what: string, call: string, fault: RegExp, Tampering];
