import { expect, test } from 'vitest';
import { inAppPath } from './in-app-path.ts';

test.each([
  ['/herren/schuhe/', 'at', '/herren/schuhe/'],
  ['/herren/schuhe', 'at', '/herren/schuhe/'],
  ['/en/herren/', 'en', '/herren/'],
  ['/enduro/', 'en', '/enduro/'],
  ['/en', 'en', '/'],
])('%s in %s is %s', (pathname, locale, path) => {
  expect(inAppPath(pathname, locale)).toBe(path);
});
