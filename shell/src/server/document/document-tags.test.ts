import fc from 'fast-check';
import { remoteNames } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import type { PageData, PageState, ReleaseSet } from '../../app/page-state.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import { embeddableJson, headTags, type ReleaseFiles, type ShellAssets, stateTag } from './document-tags.ts';

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
};
const assets: ShellAssets = {
  scripts: [{ url: '/_shell/assets/main.js', integrity: integrity('a') }],
  styles: [{ url: '/_shell/assets/main.css', integrity: integrity('b') }],
  font: '/_shell/assets/archivo.woff2',
};
const pending: PageData = { kind: 'pending' };
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
        const tags = headTags({ assets, set, remotes: {} }, new Set(), page);
        const tag = tags.slice(tags.indexOf('<script type="application/ld+json">'));
        const content = scriptContent.exec(tag)?.[1] ?? '';
        expect(tag).toBe(`<script type="application/ld+json">${content}</script>`);
        expect(JSON.parse(content)).toEqual({ name });
      }),
    );
  });
});

describe('headTags', () => {
  const tagsOf = (...used: `mf-header/${string}`[]): string[] =>
    headTags({ assets, set, remotes: { 'mf-header': header } }, new Set(used), pending).match(/<[^/][^>]*>/g) ?? [];

  it("links the shell's own files and no files of unused remotes", () => {
    expect(tagsOf()).toEqual([
      '<link rel="preload" as="font" type="font/woff2" href="/_shell/assets/archivo.woff2" crossorigin>',
      `<link rel="stylesheet" href="/_shell/assets/main.css" integrity="${integrity('b')}" crossorigin>`,
      `<script src="/_shell/assets/main.js" integrity="${integrity('a')}" crossorigin fetchpriority="high" defer>`,
    ]);
  });

  it('preloads entry and chunks of used modules, and links their styles', () => {
    const urls = tagsOf('mf-header/header').map((tag) => /(?:href|src)="([^"]*)"/.exec(tag)?.[1]);
    expect(urls).toEqual([
      '/_shell/assets/archivo.woff2',
      '/_shell/assets/main.css',
      `${header.baseUrl}client/header.css`,
      '/_shell/assets/main.js',
      entry,
      `${header.baseUrl}client/shared.js`,
      `${header.baseUrl}client/header.js`,
    ]);
  });

  it('names each file once', () => {
    const tags = tagsOf('mf-header/header', 'mf-header/menu');
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.filter((tag) => tag.includes('shared.js'))).toHaveLength(1);
  });

  it('gives integrity and crossorigin to every script and style', () => {
    for (const tag of tagsOf('mf-header/header', 'mf-header/menu').filter((one) => !one.includes('as="font"'))) {
      expect(tag).toMatch(/ integrity="sha384-[a-z]{64}" crossorigin/);
    }
  });

  it('leaves out a remote that is switched off or has no local copy', () => {
    const used = new Set(['mf-header/header'] as const);
    for (const setup of [
      { assets, set, remotes: {} },
      { assets, set: { id: 'off', remotes: none }, remotes: { 'mf-header': header } },
    ]) {
      expect(headTags(setup, used, pending)).not.toContain('mf-header');
    }
  });
});
