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

/** Originals in a bucket of S3 or a storage that speaks its protocol. */
export function openS3Originals({ url, region, accessKeyId, secretAccessKey }: S3Location): Originals {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const addressOf = (id: string) => `${url}/${id.slice(0, 2)}/${id}`;

  async function call(method: 'GET' | 'HEAD' | 'PUT', id: string, body?: Buffer, contentType?: string) {
    const response = await client.fetch(addressOf(id), {
      method,
      signal: AbortSignal.timeout(timeoutMs * (retries + 1)),
      ...(body && { body: new Uint8Array(body), headers: { 'content-type': contentType ?? '' } }),
    });
    if (response.ok || response.status === 404) return response;
    const [, code] = /<Code>([\w.]+)<\/Code>/.exec(await response.text()) ?? [];
    const reason = [response.status, code].filter((part) => part !== undefined).join(' ');
    throw new Error(`The media store at ${new URL(url).origin} answered ${method} with ${reason}.`);
  }

  return {
    async read(id) {
      const response = await call('GET', id);
      if (response.status === 404) return null;
      return Buffer.from(await response.arrayBuffer());
    },
    has: async (id) => (await call('HEAD', id)).ok,
    async write(id, bytes, contentType) {
      // A write replaces an object in one step, so an object of this length is this picture.
      const found = await call('HEAD', id);
      if (found.ok && Number(found.headers.get('content-length')) === bytes.length) return;
      const written = await call('PUT', id, bytes, contentType);
      if (!written.ok) throw new Error(`The media store at ${new URL(url).origin} has no such bucket.`);
    },
  };
}
