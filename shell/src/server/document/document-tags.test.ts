import { integrityOf } from '@bergauf/service-kit/integrity';
import fc from 'fast-check';
import { remoteNames } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import type { PageData, PageState, ReleaseSet } from '../../app/page-state.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import {
  createKeptJson,
  embeddableJson,
  headTags,
  type PageFiles,
  pageFiles,
  type ReleaseFiles,
  scriptTags,
  stateTag,
  structuredDataTags,
} from './document-tags.ts';
import { schemeTags } from './scheme-tags.ts';
import type { ShellAssets } from './shell-assets.ts';

const german = { locale: 'at', locales: ['at'], apiOrigin: 'https://api.example' } as const;

const integrity = (letter: string): string => `sha384-${letter.repeat(64)}`;
const none = Object.fromEntries(remoteNames.map((name) => [name, null])) as ReleaseSet['remotes'];
const entry = 'http://localhost:3002/mf-header/1.0.0/client/entry.js';
const set: ReleaseSet = {
  id: 'set',
  remotes: { ...none, 'mf-header': { version: '1.0.0', entry, integrity: integrity('e') } },
};
const header: ReleaseFiles = {
  baseUrl: 'http://localhost:3002/mf-header/1.0.0/',
  exposes: {
    header: { scripts: ['client/shared.js', 'client/header.js'], styles: ['client/header.css'] },
    menu: { scripts: ['client/shared.js', 'client/menu.js'], styles: [] },
  },
  files: {
    'client/shared.js': integrity('s'),
    'client/header.js': integrity('h'),
    'client/menu.js': integrity('m'),
    'client/header.css': integrity('c'),
  },
  styles: { 'client/header.css': '.logo{}' },
};
const assets: ShellAssets = {
  scripts: [
    { url: '/_shell/assets/main.js', integrity: integrity('a') },
    { url: '/_shell/assets/react.js', integrity: integrity('r') },
  ],
  later: [{ url: '/_shell/assets/later.js', integrity: integrity('l') }],
  development: [],
  'react-development': [],
  overlay: [],
  styles: [{ url: '/_shell/assets/main.css', integrity: integrity('b'), text: 'body{}' }],
  inline: { start: 'start()', scheme: 'scheme()' },
};
const state: Omit<PageState, 'page'> = {
  set,
  config: configForTests,
  isClientRendered: false,
  texts: {},
  messages: {},
  routeId: 'home',
  exposes: [],
  fragmentData: {},
};

/** How a browser parses a script element: it ends at the first `</script`, but `<!--` followed by `<script` hides that end. */
const scriptContent = /<script [^>]*>([\s\S]*?)<\/script/i;
const hostile = fc.oneof(
  fc.constantFrom(
    '</script>',
    '</SCRIPT >',
    '<!--',
    '<script>',
    '<!--<script>',
    ']]>',
    '\u2028',
    '"',
    '\\',
    '\\u003c/script>',
  ),
  fc.string({ unit: 'grapheme' }),
);
const text = fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join(''));

it('a module that loads near the viewport has its styles in the document, but no scripts unless it is also used at once', () => {
  const files = { assets, vitalsShare: 1, set, remotes: { 'mf-header': header } };
  const later = pageFiles(files, new Set(), new Set(['mf-header/header'] as const));
  expect(later.styles.map(({ url }) => url)).toContain(`${header.baseUrl}client/header.css`);
  expect(later.preloads).toEqual([]);
  const both = pageFiles(files, new Set(['mf-header/header'] as const), new Set(['mf-header/header'] as const));
  expect(both.preloads.map(({ url }) => url)).toContain(`${header.baseUrl}client/header.js`);
});

it('a picture with a relative URL in a release’s styles is found from any page', () => {
  const remotes = { 'mf-header': { ...header, styles: { 'client/header.css': '.logo{background:url(logo.png)}' } } };
  const files = pageFiles({ assets, vitalsShare: 1, set, remotes }, new Set(['mf-header/header'] as const));
  expect(headTags(files)).toContain(`.logo{background:url(${header.baseUrl}client/logo.png)}</style>`);
});

describe('JSON in the document', () => {
  it("cannot end its element, and is parsed back unchanged, for any texts in the page's state", () => {
    fc.assert(
      fc.property(text, text, (value, key) => {
        const page: PageData = { kind: 'data', data: { [key]: value }, meta: { title: value } };
        const tag = stateTag({ ...state, fragmentData: { [key]: { ok: true, data: [value] } } }, embeddableJson(page));
        const content = scriptContent.exec(tag)?.[1] ?? '';
        expect(tag.endsWith(`${content}</script>`)).toBe(true);
        expect(content).not.toContain('<');
        expect(JSON.parse(content).page).toEqual(JSON.parse(JSON.stringify(page)));
      }),
    );
  });

  it('that is cached is written once for each object, and the state is the same', () => {
    let written = 0;
    const shared = {
      toJSON: () => {
        written += 1;
        return { menu: '<b>' };
      },
    };
    const jsonOf = createKeptJson();
    const withShared = { ...state, fragmentData: { 'mf-header/menu': { ok: true as const, data: shared } } };
    const page = embeddableJson({ kind: 'pending' });
    const kept = [withShared, withShared].map((one) => stateTag(one, page, jsonOf));
    expect(written).toBe(1);
    for (const tag of kept)
      expect(JSON.parse(scriptContent.exec(tag)?.[1] ?? '')).toEqual({
        ...JSON.parse(JSON.stringify(withShared)),
        page: { kind: 'pending' },
      });
  });

  it('for crawlers cannot end its element, and is parsed back unchanged', () => {
    fc.assert(
      fc.property(text, (name) => {
        const page: PageData = { kind: 'data', data: null, meta: { title: '', structuredData: [{ name }] } };
        const tag = structuredDataTags(page);
        const content = scriptContent.exec(tag)?.[1] ?? '';
        expect(tag).toBe(`<script type="application/ld+json">${content}</script>`);
        expect(JSON.parse(content)).toEqual({ name });
      }),
    );
  });
});

describe('tags of files', () => {
  const remotes = { 'mf-header': header };
  const filesOf = (...used: `mf-header/${string}`[]): PageFiles =>
    pageFiles({ assets, vitalsShare: 0.5, set, remotes }, new Set(used));
  const urlsIn = (html: string): string[] =>
    [...html.matchAll(/(?:href|src|url)="([^"]*)"/g)].map(([, url = '']) => url);

  it('the head has the styles of used modules as elements, and no script', () => {
    const head = headTags(filesOf());
    expect(head.startsWith(schemeTags(assets.inline))).toBe(true);
    expect(head.endsWith(`<style data-url="/_shell/assets/main.css">body{}</style>`)).toBe(true);
    expect(headTags(filesOf('mf-header/header'))).toContain(
      `<style data-url="${header.baseUrl}client/header.css">.logo{}</style>`,
    );
    expect(headTags(filesOf('mf-header/menu'))).not.toContain('.logo');
  });

  it('the browser is asked to make no links of numbers and dates, which would differ from what React renders', () => {
    expect(headTags(filesOf())).toContain(
      '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    );
  });

  it('the font face is in `noscript`, where the head’s first script reads it', () => {
    const face = '@font-face{font-family:Archivo Variable;src:url(/_shell/assets/archivo.woff2)format("woff2")}';
    const rare = '@font-face{font-family:Archivo Variable;src:url(/_shell/assets/rare.woff2)format("woff2")}';
    const style = { url: '/_shell/assets/main.css', integrity: integrity('b'), text: `a{}${face}${rare}` };
    const files = pageFiles({ assets: { ...assets, styles: [style] }, vitalsShare: 1, set, remotes }, new Set());
    const head = headTags(files);
    expect(head).toContain(`<noscript id="bergauf-font"><style>${face}</style></noscript>`);
    expect(head.endsWith(`<style data-url="/_shell/assets/main.css">a{}${rare}</style>`)).toBe(true);
    expect([files.font, ...files.styles].map((item) => item?.integrity)).toEqual(
      [face, `a{}${rare}`].map((text) => integrityOf(text)),
    );
    expect(head).toMatch(/^<link rel="preload" as="fetch" href="\/_shell\/assets\/archivo.woff2" crossorigin /);
    expect(headTags(filesOf())).not.toMatch(/bergauf-font|preload/);
  });

  it('what can wait names the web manifest of the page’s locale', () => {
    const locales = ['at', 'en'] as const;
    expect(scriptTags(filesOf(), { ...german, locales })).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"></template>',
    );
    expect(scriptTags(filesOf(), { ...german, locale: 'en', locales })).toContain(
      '<link rel="manifest" href="/manifest.en.webmanifest"></template>',
    );
  });

  it('the template has every script of the shell and of used modules once, and no other', () => {
    expect(urlsIn(scriptTags(filesOf(), german))).toEqual([
      '/_shell/assets/react.js',
      '/_shell/assets/main.js',
      '/_shell/assets/later.js',
      '/manifest.webmanifest',
    ]);
    expect(urlsIn(scriptTags(filesOf('mf-header/header', 'mf-header/menu'), german))).toEqual([
      '/_shell/assets/react.js',
      '/_shell/assets/main.js',
      entry,
      `${header.baseUrl}client/shared.js`,
      `${header.baseUrl}client/header.js`,
      `${header.baseUrl}client/menu.js`,
      '/_shell/assets/later.js',
      '/manifest.webmanifest',
    ]);
  });

  it('every script but the one that starts them has integrity and crossorigin; those of the shell come before the others', () => {
    const start = '<script>start()</script>';
    const html = scriptTags(filesOf('mf-header/header', 'mf-header/menu'), german);
    const tags = html.replace(start, '').match(/<(?:script|link rel="preload")[^>]*>/g) ?? [];
    expect(tags).toHaveLength(7);
    for (const tag of tags) expect(tag).toMatch(/ integrity="sha384-[a-z]{64}" crossorigin fetchpriority="(high|low)"/);
    expect(tags.map((tag) => /priority="([a-z]*)"/.exec(tag)?.[1])).toEqual([
      'high',
      'high',
      'low',
      'low',
      'low',
      'low',
      'low',
    ]);
    expect(html.indexOf('</template>')).toBeLessThan(html.indexOf(start));
  });

  it('what is loaded last is in a template of its own, with the share of reported page loads and the set', () => {
    const [, later = ''] =
      /<template id="bergauf-later" data-share="0.5" data-set="set">(.*?)<\/template>/.exec(
        scriptTags(filesOf(), german),
      ) ?? [];
    expect(urlsIn(later)).toEqual(['/_shell/assets/later.js', '/manifest.webmanifest']);
  });

  it('only where the shop offers the overlay: its template, before the script that reads its parameter', () => {
    expect(scriptTags(filesOf(), german)).not.toContain('overlay');
    const overlay = [{ url: '/_shell/assets/overlay.js', integrity: integrity('o') }];
    const html = scriptTags({ ...filesOf(), overlay }, german);
    const [, template = ''] = /<template id="bergauf-overlay">(.*?)<\/template>/.exec(html) ?? [];
    expect(urlsIn(template)).toEqual(['/_shell/assets/overlay.js']);
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.indexOf('id="bergauf-overlay"')).toBeLessThan(html.indexOf('<script>start()</script>'));
  });

  it('a remote that is switched off or has no local copy is left out', () => {
    const used = new Set(['mf-header/header'] as const);
    for (const setup of [
      { assets, vitalsShare: 1, set, remotes: {} },
      { assets, vitalsShare: 1, set: { id: 'off', remotes: none }, remotes },
    ]) {
      const files = pageFiles(setup, used);
      expect(headTags(files) + scriptTags(files, german)).not.toContain('mf-header');
    }
  });
});
