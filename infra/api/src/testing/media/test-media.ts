import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { MediaOptions } from '../../media/media-store.ts';

/**
 * The media store of all test APIs, with the pictures of the test catalogue. Originals are kept by their content, so test files and
 * runs can share it.
 */
export const testMedia = (): MediaOptions => ({
  folder: join(tmpdir(), `bergauf-test-media-${userInfo().uid}`),
  renderingBytes: 50_000_000,
});
