import { expect, it } from 'vitest';
import { auditResult } from './audit.ts';

const counted = (counts: object): string => JSON.stringify({ metadata: { vulnerabilities: counts } });

it('high and critical vulnerabilities fail', () => {
  expect(auditResult(counted({ high: 1, critical: 0, total: 3 }))).toEqual({
    sentence: 'Known vulnerabilities in dependencies: 0 critical, 1 high, 3 in all.',
    code: 1,
  });
  expect(auditResult(counted({ moderate: 2, total: 2 })).code).toBe(0);
});

it('a source that cannot be reached does not count as a clean result', () => {
  const refused = JSON.stringify({ message: 'request failed', error: { summary: '405 Method Not Allowed' } });
  expect(auditResult(refused)).toEqual({
    sentence: 'Nothing was checked: the registry has no audit source (405 Method Not Allowed).',
    code: 2,
  });
  expect(auditResult('').code).toBe(2);
});
