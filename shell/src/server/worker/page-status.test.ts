import { expect, it } from 'vitest';
import type { PageData } from '../../app/page-state.ts';
import { statusOf } from './page-renderer.ts';

const meta = { title: 'Ein Artikel' };

it.each<[string, PageData, number]>([
  ['with its data', { kind: 'data', data: {}, meta }, 200],
  ['that is gone for good', { kind: 'data', data: {}, meta: { ...meta, isGone: true } }, 410],
  ['that does not exist', { kind: 'not-found' }, 404],
  ['whose data failed', { kind: 'failed', reason: 'http', status: 503 }, 503],
  ['of a frontend that is switched off', { kind: 'failed', reason: 'remote unavailable' }, 501],
])('a page %s has its status', (_, page, status) => {
  expect(statusOf(page)).toBe(status);
});
