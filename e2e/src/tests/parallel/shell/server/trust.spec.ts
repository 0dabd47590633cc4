import { createHash } from 'node:crypto';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test('the content security policy allows our own origin, nothing unsafe, and of inline code exactly two scripts and the styles of the document', {
  tag: '@every-run',
}, async ({ shop }) => {
  const response = await fetch(`${shop.origins.shop}/`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-|\*|nonce-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("default-src 'none'");
  const html = await response.text();
  const hashOf = (text: string, algorithm = 'sha384'): string =>
    `'${algorithm}-${createHash(algorithm).update(text).digest('base64')}'`;
  // Files of releases have the shorter hash (0030).
  const styles = [...html.matchAll(/<style(?: data-url="([^"]*)")?>([\s\S]*?)<\/style>/g)].map(
    ([, url = '', text = '']) => hashOf(text, url.includes('/_releases/') ? 'sha256' : 'sha384'),
  );
  expect(styles.length).toBeGreaterThan(3);
  expect(/style-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual([...styles, "'self'"]);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text));
  expect(inline).toHaveLength(2);
  expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...inline]);
  const executable = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
    (match) => match[1] !== '' && !/type="application\/(ld\+)?json"/.test(match[1] ?? ''),
  );
  expect(executable.length).toBeGreaterThan(0);
  for (const [, attributes = ''] of executable) {
    expect(attributes).toContain('src="');
    expect(attributes).toMatch(/integrity="sha384-/);
  }
  expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
});

test('every script and every stylesheet has an integrity attribute', { tag: '@every-run' }, async ({
  page,
  shop,
  complaints,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await hydrated(page);
  await page.locator('main a[href^="/p/"]').first().click();
  await expect(page.locator('[data-fragment="mf-catalog/product-page"]')).toBeVisible();
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel="stylesheet"], link[rel="preload"][as="script"]',
      ),
    ]
      .filter((element) => !/^sha(256|384)-/.test(element.integrity))
      .map((element) => element.outerHTML),
  );
  expect(bare).toEqual([]);
  expect(complaints.csp).toEqual([]);
});

test('the page fixture counts violations: Trusted Types and the content security policy block what they should', {
  tag: '@every-run',
}, async ({ page, shop, complaints }) => {
  await page.goto(`${shop.origins.shop}/`);
  await hydrated(page);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'accepted';
    } catch (cause) {
      return cause instanceof TypeError ? 'refused' : 'other';
    }
  });
  expect(refused).toBe('refused');
  await expect.poll(() => complaints.csp.length).toBeGreaterThan(0);
});
