import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { S3Location } from '../../media/originals/s3-originals.ts';

/*
 * A storage that speaks the protocol of S3 as far as the media store uses it: objects by path, requests signed by AWS Signature
 * Version 4, errors in XML.
 */

export type S3Server = {
  readonly location: S3Location;
  readonly objects: Map<string, { body: Buffer; contentType: string }>;
  /** `PUT /bucket/…` in the order of arrival. */
  readonly requests: string[];
  /** Statuses of the next responses, before anything is done. */
  readonly failures: number[];
  /** After so many requests from now every response is 503; null: none. */
  failFrom(requests: number | null): void;
  /** From now requests of this method are not answered. @returns a function that answers them */
  hang(method: 'GET' | 'PUT'): () => void;
};

const credentials = { accessKeyId: 'AKIDBERGAUF', secretAccessKey: 'verschneit', region: 'eu-central-1' };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that the request must have: "Authenticating Requests (AWS Signature Version 4)" of the S3 API reference. */
function signatureOf(request: IncomingMessage, signedHeaders: string, scope: string): string {
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const url = new URL(request.url ?? '/', 'http://s3');
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, key, scope = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const claimed = request.headers['x-amz-content-sha256'];
  return (
    key === credentials.accessKeyId &&
    scope.split('/').slice(1).join('/') === `${credentials.region}/s3/aws4_request` &&
    (claimed === 'UNSIGNED-PAYLOAD' || claimed === sha256(body)) &&
    signature === signatureOf(request, signedHeaders, scope)
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** Ids in a page of the bucket's list. */
const pageSize = 2;

function listPage(keys: readonly string[], token: string | null): string {
  const start = Number(token ?? 0);
  const more = start + pageSize < keys.length;
  const contents = keys.slice(start, start + pageSize).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = more ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

/**
 * Starts an empty storage with the bucket `bergauf`, for the length of a test.
 * @param mayList whether the credentials may list the bucket. To those that may not, AWS does not say that an object is missing
 */
export async function startS3Server({ mayList = true } = {}): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  const failures: number[] = [];
  let failingFrom = Number.POSITIVE_INFINITY;
  let hanging: { readonly method: string; readonly until: Promise<void> } | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const path = request.url ?? '/';
    requests.push(`${request.method} ${path}`);
    const held = hanging;
    if (held !== null && held.method === request.method) await held.until;
    const status = failures.shift();
    if (status !== undefined) return fail(response, status, 'SlowDown');
    if (requests.length > failingFrom) return fail(response, 503, 'SlowDown');
    if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch');
    if (!/^\/bergauf[/?]/.test(path)) return fail(response, 404, 'NoSuchBucket');
    if (path.startsWith('/bergauf?')) {
      if (!mayList) return fail(response, 403, 'AccessDenied');
      const asked = new URL(path, 'http://s3').searchParams;
      const prefix = `/bergauf/${asked.get('prefix')}`;
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
      response.writeHead(200, { 'content-type': 'application/xml' });
      return void response.end(
        listPage(
          keys.map((key) => key.slice('/bergauf/'.length)),
          asked.get('continuation-token'),
        ),
      );
    }
    if (request.method === 'PUT') {
      objects.set(path, { body, contentType: request.headers['content-type'] ?? '' });
      return void response.writeHead(200).end();
    }
    const object = objects.get(path);
    if (!object) return mayList ? fail(response, 404, 'NoSuchKey') : fail(response, 403, 'AccessDenied');
    response.writeHead(200, { 'content-type': object.contentType, 'content-length': object.body.length });
    response.end(request.method === 'HEAD' ? undefined : object.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    location: { url: `${origin}/bergauf/pictures`, ...credentials },
    objects,
    requests,
    failures,
    hang(method) {
      let answer = (): void => undefined;
      const until = new Promise<void>((resolve) => {
        answer = resolve;
      });
      hanging = { method, until };
      return () => {
        hanging = null;
        answer();
      };
    },
    failFrom(more) {
      failingFrom = more === null ? Number.POSITIVE_INFINITY : requests.length + more;
    },
  };
}
