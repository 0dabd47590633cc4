import { expect, it } from 'vitest';
import { readReport } from './lighthouse.ts';

it('names the audits that cost points, but neither those without weight nor those that do not apply', () => {
  const part = (...ids: string[]) => ({
    score: 0.955,
    auditRefs: ids.map((id) => ({ id, weight: id === 'hint' ? 0 : 3 })),
  });
  const audits = {
    contrast: { title: 'Too little contrast', score: 0 },
    image: { title: 'Pictures have texts', score: 1 },
    video: { title: 'Videos have captions', score: null },
    hint: { title: 'A hint', score: 0.5 },
  };
  const categories = {
    accessibility: part('contrast', 'image', 'video', 'hint'),
    'best-practices': part(),
    seo: part(),
  };
  expect(readReport({ audits, categories })).toEqual({
    scores: { accessibility: 96, 'best-practices': 96, seo: 96 },
    lost: ['accessibility: Too little contrast'],
  });
});
