import { remoteNames } from 'shared-contracts/remote';
import { expect, it } from 'vitest';
import type { ReleaseSet } from '../../app/page-state.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import { clientRenderedFallback, errorPage } from './fallback-page.ts';

const set: ReleaseSet = {
  id: 'set',
  remotes: Object.fromEntries(remoteNames.map((name) => [name, null])) as ReleaseSet['remotes'],
};

/** Headings and paragraphs of a page. */
const wordsOf = (html: string): string[] => [...html.matchAll(/<(?:h1|p)>([^<]+)</g)].map(([, text]) => text ?? '');

it.each([400, 414, 429, 500, 503])('an error page with %i says Internal Server Error once (SPEC 2)', (status) => {
  const html = errorPage(configForTests, noAssets, { status, address: '/' });
  expect(wordsOf(html).filter((text) => text === 'Internal Server Error')).toHaveLength(1);
  expect(html).toContain('<link rel="icon" href="/favicon.svg"');
});

it('404 for other methods than GET names path and query, as text (SPEC 2)', () => {
  const words = wordsOf(errorPage(configForTests, noAssets, { status: 404, address: `/damen/?q=<b>&a="'` }));
  expect(words).toContain('404 Page Not Found: /damen/?q=&lt;b&gt;&amp;a=&quot;&#x27;');
  expect(words).not.toContain('Internal Server Error');
});

it('the fallback is an error page only where no script will load the page', () => {
  const html = clientRenderedFallback({ config: configForTests, assets: noAssets, set });
  const [without] = /<noscript>.*<\/noscript>/.exec(html) ?? [''];
  expect(wordsOf(without)).toContain('Internal Server Error');
  expect(wordsOf(html.replace(without, ''))).not.toContain('Internal Server Error');
});

it('the fallback starts as other documents do, and the script that is loaded last finds its state, which is in the head', () => {
  const file = (name: string) => ({ url: `/_shell/assets/${name}.js`, integrity: 'sha384-a' });
  const own = { ...noAssets, scripts: [file('main')], later: [file('later')] };
  const [head = '', body] = clientRenderedFallback({ config: configForTests, assets: own, set }).split('</head>');
  expect(head).toContain(
    '<template id="bergauf-scripts" data-api="http://localhost:3001"><script src="/_shell/assets/main.js"',
  );
  expect(head).toMatch(
    /<template id="bergauf-later" data-share="0" data-set="set"><script src="\/_shell\/assets\/later.js"/,
  );
  expect(head).toContain(`<script>${noAssets.inline.start}</script>`);
  expect(head).toContain('"isClientRendered":true');
  expect(body).not.toContain('<script');
});

it.each([
  ['at', 'Gerade ist viel los'],
  ['en', 'We are busy right now'],
] as const)('a shop in %s is busy in its own language', (locale, title) => {
  const html = clientRenderedFallback({ config: { ...configForTests, locale }, assets: noAssets, set });
  expect(wordsOf(html)).toContain(title);
});
