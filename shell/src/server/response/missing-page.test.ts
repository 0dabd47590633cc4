import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPageBody, type PageBody } from '../pages/rendered-page.ts';
import { withAskedAddress } from './missing-page.ts';

function documentFor(address: string): PageBody {
  const body = Buffer.from(`<main>${renderToString(`404 Page Not Found: ${address}`)}</main>`);
  return createPageBody({ status: 404, contentType: 'text/html', body, redirect: null });
}

const shownBy = (html: PageBody): string => /Page Not Found: ([^<]*)</.exec(html.body.toString())?.[1] ?? 'nothing';

it.each([
  ['/p/x/', '/p/x/?farbe=rot', '/p/x/?farbe=rot'],
  ['/p/x/?farbe=rot', '/p/x/?utm=1&farbe=rot', '/p/x/?utm=1&amp;farbe=rot'],
  ['/p/x/', '/p/x/?q=<script>alert("1")</script>', '/p/x/?q=&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
  ['/p/x/', '/p/x/?$&$1', '/p/x/?$&amp;$1'],
  ["/p/'x'&y/", "/p/'x'&y/?a", '/p/&#x27;x&#x27;&amp;y/?a'],
])('a page cached as %s and requested as %s says %s', (rendered, asked, shown) => {
  expect(shownBy(withAskedAddress(documentFor(rendered), rendered, asked))).toBe(shown);
});

it.each(['/p/x/', '/p/x/?'])('a page requested as %s is the cached one, which is compressed once', (asked) => {
  const cached = documentFor('/p/x/');
  expect(withAskedAddress(cached, '/p/x/', asked)).toBe(cached);
});

it('the cached page is unchanged for the next shopper, also in its compressed form', async () => {
  const cached = documentFor('/p/x/');
  const whole = withAskedAddress(cached, '/p/x/', '/p/x/?of=another');
  const read = async (page: PageBody): Promise<string> =>
    (await promisify(brotliDecompress)(await page.encoded('br'))).toString();
  expect(await read(whole)).toContain('?of=another');
  expect(await read(cached)).not.toContain('?of=another');
  expect(whole.status).toBe(404);
});
