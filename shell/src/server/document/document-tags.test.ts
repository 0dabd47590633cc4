import fc from 'fast-check';
import { remoteNames } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import type { PageData, PageState, ReleaseSet } from '../../app/page-state.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import {
  embeddableJson,
  headTags,
  pageFiles,
  type ReleaseFiles,
  type ShellAssets,
  stateTag,
  structuredDataTags,
} from './document-tags.ts';

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
  scripts: [{ url: '/_shell/assets/main.js', integrity: integrity('a') }],
  styles: [{ url: '/_shell/assets/main.css', integrity: integrity('b'), text: 'body{}' }],
};
const state: Omit<PageState, 'page'> = {
  set,
  config: configForTests,
  isClientRendered: false,
  routeId: 'home',
  exposes: [],
  fragmentData: {},
};

/** How a browser parses a script element: it ends at the first `</script`, and `<!--` followed by `<script` hides that end. */
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

describe('headTags', () => {
  const remotes = { 'mf-header': header };
  const headOf = (...used: `mf-header/${string}`[]): string =>
    headTags(pageFiles({ assets, set, remotes }, new Set(used)));
  const tagsOf = (...used: `mf-header/${string}`[]): string[] => headOf(...used).match(/<[^/][^>]*>/g) ?? [];

  it("contains the shell's own files and no files of unused remotes", () => {
    expect(headOf()).toBe(
      [
        '<style data-url="/_shell/assets/main.css">body{}</style>',
        `<script src="/_shell/assets/main.js" integrity="${integrity('a')}" crossorigin fetchpriority="low" defer></script>`,
      ].join(''),
    );
  });

  it('contains the styles of used modules, and preloads their entry and chunks', () => {
    expect(headOf('mf-header/header')).toContain('>.logo{}</style>');
    const urls = tagsOf('mf-header/header').map((tag) => /(?:href|src|url)="([^"]*)"/.exec(tag)?.[1]);
    expect(urls.filter(Boolean)).toEqual([
      '/_shell/assets/main.css',
      `${header.baseUrl}client/header.css`,
      '/_shell/assets/main.js',
      entry,
      `${header.baseUrl}client/shared.js`,
      `${header.baseUrl}client/header.js`,
    ]);
  });

  it('names each file once', () => {
    const urls = tagsOf('mf-header/header', 'mf-header/menu').filter((tag) => /href|src|url/.test(tag));
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((tag) => tag.includes('shared.js'))).toHaveLength(1);
  });

  it('gives integrity, crossorigin and a low priority to every script', () => {
    const scripts = tagsOf('mf-header/header', 'mf-header/menu').filter((tag) => /script/.test(tag));
    expect(scripts).toHaveLength(5);
    for (const tag of scripts) {
      expect(tag).toMatch(/ integrity="sha384-[a-z]{64}" crossorigin fetchpriority="low"/);
    }
  });

  it('leaves out a remote that is switched off or has no local copy', () => {
    const used = new Set(['mf-header/header'] as const);
    for (const setup of [
      { assets, set, remotes: {} },
      { assets, set: { id: 'off', remotes: none }, remotes },
    ]) {
      expect(headTags(pageFiles(setup, used))).not.toContain('mf-header');
    }
  });
});
