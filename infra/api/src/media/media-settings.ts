import { resolve } from 'node:path';
import { numberFrom, textFrom } from '@bergauf/service-kit/settings';
import type { MediaOptions } from './media-store.ts';
import type { S3Location } from './originals/s3-originals.ts';

const megabyte = 1024 * 1024;

/**
 * The media store: in `<BERGAUF_HOME>/media`, its originals in a bucket if `API_MEDIA_S3_URL` names one.
 * @throws one sentence that names the variable
 */
export function readMediaOptions(env: NodeJS.ProcessEnv): MediaOptions {
  const s3 = readS3Location(env);
  return {
    folder: resolve(textFrom(env, 'BERGAUF_HOME', '.bergauf'), 'media'),
    renderingBytes: numberFrom(env, 'API_MEDIA_RENDERINGS_MB', 2048, { min: 50, max: 1_000_000 }) * megabyte,
    ...(s3 && { s3 }),
  };
}

function readS3Location(env: NodeJS.ProcessEnv): S3Location | null {
  const url = textFrom(env, 'API_MEDIA_S3_URL', '');
  if (url === '') return null;
  if (!isPlainUrl(url)) {
    // The value may hold a secret.
    throw new Error(
      'API_MEDIA_S3_URL must be the address of a bucket like https://s3.example/bucket, without credentials.',
    );
  }
  const accessKeyId = textFrom(env, 'API_MEDIA_S3_ACCESS_KEY_ID', '');
  const secretAccessKey = textFrom(env, 'API_MEDIA_S3_SECRET_ACCESS_KEY', '');
  if (accessKeyId === '' || secretAccessKey === '') {
    throw new Error('API_MEDIA_S3_ACCESS_KEY_ID and API_MEDIA_S3_SECRET_ACCESS_KEY must be set with API_MEDIA_S3_URL.');
  }
  const region = textFrom(env, 'API_MEDIA_S3_REGION', 'us-east-1');
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}

function isPlainUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
}
