import { messageOf } from '@bergauf/service-kit/error-message';
import { AwsClient } from 'aws4fetch';
import type { Originals } from './originals.ts';

export type S3Location = {
  /** Address of the bucket and a prefix, without trailing slash: `https://s3.example/bucket/pictures`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Milliseconds for one attempt. The client repeats an attempt that failed with a status of 500 or above. */
const timeoutMs = 10_000;
const retries = 2;

type Request = { readonly body?: Buffer; readonly contentType?: string; readonly signal?: AbortSignal | undefined };

/** The network error, which `fetch` wraps. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return messageOf(error);
}

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');

/** Originals in a bucket of S3 or a storage that speaks its protocol. */
export function openS3Originals({ url, region, accessKeyId, secretAccessKey }: S3Location): Originals {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const { origin, pathname } = new URL(url);
  const addressOf = (id: string) => `${url}/${id.slice(0, 2)}/${id}`;

  async function request(method: 'GET' | 'HEAD' | 'PUT', address: string, { body, contentType, signal }: Request = {}) {
    try {
      return await client.fetch(address, {
        method,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs * (retries + 1)), ...(signal ? [signal] : [])]),
        ...(body && { body: new Uint8Array(body), headers: { 'content-type': contentType ?? '' } }),
      });
    } catch (error) {
      throw new Error(`The media store at ${origin} cannot be reached: ${reasonOf(error)}.`, { cause: error });
    }
  }

  /** Whether the credentials are right, but may not list the bucket. Asked each time: they may expire or be revoked. */
  async function isListingDenied(): Promise<boolean> {
    const response = await listPage(undefined);
    return textOf(await response.text(), 'Code') === 'AccessDenied';
  }

  /** @returns also the response that there is no such object: AWS says so with 403 to those who may not list the bucket */
  async function call(method: 'GET' | 'HEAD' | 'PUT', address: string, content?: Request) {
    const response = await request(method, address, content);
    if (response.ok || response.status === 404) return response;
    const code = textOf(await response.text(), 'Code');
    // Responses to HEAD have no body.
    const isDenied = response.status === 403 && (code === undefined || code === 'AccessDenied');
    if (method !== 'PUT' && isDenied && (await isListingDenied())) return response;
    const reason = [response.status, code].filter((part) => part !== undefined);
    throw new Error(`The media store at ${origin} answered ${method} with ${reason.join(' ')}.`);
  }

  /** One page of the bucket's list. The first segment of the path is the bucket. */
  function listPage(token: string | undefined) {
    const [, bucket = '', ...prefix] = pathname.split('/');
    const address = new URL(`/${bucket}`, origin);
    if (token !== undefined) address.searchParams.set('continuation-token', token);
    address.searchParams.set('list-type', '2');
    address.searchParams.set('prefix', [...prefix, ''].join('/'));
    return request('GET', address.href);
  }

  const write: Originals['write'] = async (id, bytes, contentType, isListed) => {
    // A write replaces an object in one step, so an object of this length is this picture.
    const isSame = async () => {
      const found = await call('HEAD', addressOf(id));
      return found.ok && Number(found.headers.get('content-length')) === bytes.length;
    };
    if (isListed ?? (await isSame())) return;
    const written = await call('PUT', addressOf(id), { body: bytes, contentType });
    if (!written.ok) throw new Error(`The media store at ${origin} has no such bucket.`);
  };

  const idsIn = (xml: string) => [...xml.matchAll(/<Key>[^<]*\/([0-9a-f]{32})<\/Key>/g)].map(([, id = '']) => id);

  return {
    async read(id, signal) {
      const response = await call('GET', addressOf(id), { signal });
      if (!response.ok) return null;
      return Buffer.from(await response.arrayBuffer());
    },
    has: async (id) => (await call('HEAD', addressOf(id))).ok,
    async list() {
      const first = await listPage(undefined);
      const start = await first.text();
      // These credentials may not list the bucket, or its name is in the host.
      if (!first.ok || !start.includes('<ListBucketResult')) return null;
      return (async function* () {
        for (let page = start; ; ) {
          yield idsIn(page);
          const next = textOf(page, 'NextContinuationToken');
          if (next === undefined) return;
          const response = await listPage(next);
          if (!response.ok) throw new Error(`The media store at ${origin} answered its list with ${response.status}.`);
          page = await response.text();
        }
      })();
    },
    write,
    writeForImport: write,
    flush: async () => undefined,
  };
}
