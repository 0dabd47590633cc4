import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isReturnPath } from './return-path.ts';

it.each(['/warenkorb/', '/search/?q=schuh&page=2#top', '/my-account/orders/', '/marken/k%C3%A4stle/'])(
  'an emailed link carries %s',
  (path) => expect(isReturnPath(path)).toBe(true),
);

it.each([
  '',
  'warenkorb/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/..//evil.example/',
  'javascript:alert(1)',
  '/search/?q=gewinn auf www.evil.example',
  '/search/?q=https://evil.example',
  `/search/?q=${'x'.repeat(300)}`,
])('an emailed link does not carry %j', (path) => expect(isReturnPath(path)).toBe(false));

it('no accepted path leads to another host', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', 'evil.example', '%2f'));
  fc.assert(
    fc.property(pieces, (parts) => {
      const path = `/${parts.join('')}`;
      if (isReturnPath(path)) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});
