import { expect, it } from 'vitest';
import { table } from './figures.ts';

it('aligns names to the left and figures to the right', () => {
  const text = table(
    ['kB', 'home', 'list'],
    [
      ['shell', '119.4', '9'],
      ['mf-header', '12.0'],
    ],
  );
  expect(text).toBe(
    ['kB          home  list', '---------  -----  ----', 'shell      119.4     9', 'mf-header   12.0'].join('\n'),
  );
});

it('of no rows is its head', () => expect(table(['a', 'b'], [])).toBe('a  b\n-  -'));
