import { describe, expect, test } from 'vitest';
import { contractObjections, type FrontendSources } from './contract-match.ts';
import { importSideEffects } from './import-side-effects.ts';
import { messageObjections, unknownKeyObjections } from './message-keys.ts';
import { styleObjections } from './style-scope.ts';

describe('a frontend is refused whose module, when it is imported,', () => {
  test.each([
    [
      'starts a timer',
      'const timer = setInterval(poll, 1000);',
      'page.ts:1 uses setInterval when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'calls something',
      '\nstart();',
      'page.ts:2 runs a statement when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'listens',
      "window.addEventListener('x', hear);",
      'page.ts:1 runs a statement when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'reads the storage',
      "export const saved = localStorage.getItem('x');",
      'page.ts:1 uses localStorage when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'calls a function where it stands',
      'export const a = (() => { go(); })();',
      'page.ts:1 runs a statement when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'branches',
      'if (typeof window === "object") go();',
      'page.ts:1 runs a statement when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'has a static field',
      'class A { static at = performance.now(); }',
      'page.ts:1 uses performance when it is imported: move it into a component, a loader or a store.',
    ],
    [
      'fetches',
      'export default fetch("/x");',
      'page.ts:1 uses fetch when it is imported: move it into a component, a loader or a store.',
    ],
    ['is no code', 'const x: = 3;', 'page.ts cannot be parsed.'],
  ])('%s', (_what, source, sentence) => {
    expect(importSideEffects(source, 'page.ts')).toEqual([sentence]);
  });

  test('functions, classes, types and the constants that hold them are no side effects', () => {
    const source = `
      'use client';
      import { document } from './a.ts';
      export type Window = typeof window;
      export const isBrowser = typeof document === 'object';
      export const store = defineStore((app) => { setTimeout(app.go); });
      export const names = { window: 1, document: paths.location };
      export class A { timer = setTimeout(go); run() { fetch('/x'); } }
      export function Page(): ReactElement { useEffect(() => window.scrollTo(0, 0)); return <p>{location.href}</p>; }
      declare const __web__: boolean;
    `;
    expect(importSideEffects(source, 'page.tsx')).toEqual([]);
  });
});

describe('a frontend is refused whose styles', () => {
  test.each([
    ['are outside of their layer', '.mf-a-x{color:red}', 'a.css has .mf-a-x outside of the layer "remotes".'],
    [
      'are in another layer',
      '@layer base{.mf-a-x{color:red}}',
      'a.css has @layer base outside of the layer "remotes".',
    ],
    [
      'load others',
      '@import url(https://x.example/a.css);',
      'a.css has @import url(https://x.example/a.css) outside of the layer "remotes".',
    ],
    [
      'are for an element',
      '@layer remotes{.mf-a-x,h1{color:red}h1{top:0}}',
      'a.css has h1 without a class of the frontend: use a class of a CSS module.',
    ],
    [
      'are for the root',
      '@layer remotes{@media print{:root{--ink:red}}}',
      'a.css has :root without a class of the frontend: use a class of a CSS module.',
    ],
    [
      'are of another frontend',
      '@layer remotes{.mf-b-x{color:red}}',
      'a.css has .mf-b-x without a class of the frontend: use a class of a CSS module.',
    ],
    [
      'bring a font',
      '@layer remotes{@font-face{font-family:"a;}{"}}',
      'a.css has @font-face for the whole page, which belongs to the shell.',
    ],
  ])('%s', (_what, css, sentence) => {
    expect(styleObjections({ file: 'a.css', text: css }, 'mf-a', [])).toEqual([sentence]);
  });

  test.each([
    ['h1', 'src/b.module.css:4'],
    ['p>a', 'src/b.module.css:5'],
    ['a[href="x"]', 'src/b.module.css:5'],
    ['.mf-b-x', 'src/b.module.css:6'],
    [':root', 'src/b.module.css:7'],
    ['h2', 'built.css'],
  ])('have %s, with the place where the team wrote it', (selector, place) => {
    const sources = [
      { file: 'src/a.module.css', text: '.list h1 { color: red }' },
      {
        file: 'src/b.module.css',
        text: `/* h1 */\n.h1 {}\n.a h1 {}\nh1 {}\np > a,a[href='x'] {}\n:global(.mf-b-x) {}\n@media print { :root {} }`,
      },
    ];
    const text = `@layer remotes{${selector}{color:red}}`;
    expect(styleObjections({ file: 'built.css', text }, 'mf-a', sources)).toEqual([
      `${place} has ${selector} without a class of the frontend: use a class of a CSS module.`,
    ]);
  });

  test('its own classes are accepted, in groups and with hashed names', () => {
    const css =
      '@layer remotes{.mf-a-x:is(h1,p)>a::after{content:"}, h1{"}@media (width>=1px){@supports (a:b){html[data-x] .mf-a-y{color:red}}}@keyframes mf-a-k{to{rotate:1deg}}html[data-filters=open]{overflow:hidden}.mf-a-z[title="a,h1"]::after{top:0;content:"\\"}h1{}\\""}}';
    expect(styleObjections({ file: 'a.css', text: css }, 'mf-a', [])).toEqual([]);
  });
});

test('a frontend is refused that has a message in one language only', () => {
  const files = { 'a/messages/at.json': '{"x":"","y":""}', 'a/messages/en.json': '{"x":"","z":""}' };
  const others = {
    'b/messages/at.json': '{"y":""}',
    'b/messages/en.json': '{"y":""}',
    'c/messages/en.json': '{"q":""',
  };
  const list = Object.entries({ ...files, ...others }).map(([file, text]) => ({ file, text }));
  expect(messageObjections(list)).toEqual([
    'a/messages/en.json lacks the message y.',
    'a/messages/en.json has the message z, which at.json lacks.',
  ]);
  expect(messageObjections([{ file: 'a/at.json', text: '[' }])).toEqual([]);
});

test.each([
  ['an argument', 'Mehr zu {topic}', 'More about {topik}', ['topik']],
  [
    'one in a branch and one in a tag',
    '{n, plural, one {x} other {#}}',
    '{n, plural, one {{a}} other {<b>#{c}</b>}}',
    ['a', 'c'],
  ],
  ['one of a select', '{a}', '{g, select, f {{a}} other {x}}', ['g']],
  ['fewer', '{a} {b, date, short} {n, number}', '{n, number} {b, date, short}', []],
  [
    'the same in another order',
    '{n, plural, one {Stück} other {# Stücke von {a}}}',
    '{a}: {n, plural, other {<b>#</b>}}',
    [],
  ],
  ['braces as text', 'x', "it''s '{no}'", []],
  ['one that is no message', '{a}', '{b', []],
])('a frontend is refused that uses other arguments in another language: %s', (_what, at, en, unknown) => {
  const files = Object.entries({ at, en }).map(([name, x]) => ({
    file: `a/${name}.json`,
    text: JSON.stringify({ x }),
  }));
  const sentences = unknown.map((name) => `a/en.json uses {${name}} in the message x, which at.json does not.`);
  expect(messageObjections(files)).toEqual(sentences);
});

test('a frontend is refused that uses a message which it does not have', () => {
  const messages = [{ file: 'a/messages/at.json', text: '{"x":"","y":""}' }];
  const using = (text: string) => [{ file: 'a/page.tsx', text: `const t = useTranslate<MessageKey>();${text}` }];
  const objections = ['a/page.tsx uses the message z, which no at.json has.'];
  expect(
    unknownKeyObjections(
      using(`t('x'); t(\n  'z', { n }); t("z"); get('q'); app.t('q'); t(isA ? 'x' : 'y'); t('q.' + kind)`),
      messages,
    ),
  ).toEqual(objections);
  expect(unknownKeyObjections([{ file: 'a/sum.ts', text: "t('z')" }], messages)).toEqual([]);
  expect(unknownKeyObjections(using("t('z')"), [...messages, { file: 'b/messages/at.json', text: '{' }])).toEqual([]);
});

describe('a frontend is refused that is not as the contract has it:', () => {
  const page = (text: string) => [
    { file: 'src/other.ts', text: '' },
    { file: 'src/page.tsx', text },
  ];
  const sound: FrontendSources = {
    name: 'mf-a',
    exposes: {
      note: "export { messages } from './m.ts';\nexport { Note as Fragment } from './note.tsx';",
      'a-page': "export { messages } from './m.ts';\nexport const route = defineRoute({});",
    },
    pages: ['a-page'],
    files: page(
      `<Fragment of="mf-b/heart" />; bus.on('login', go); app.bus.emit('logout', {}); import a from './mf-b.ts'; import b from 'mf-a/b.ts';`,
    ),
    contract: { fragments: { 'mf-a/note': [{}], 'mf-b/heart': [{}] }, events: ['login', 'logout'] },
  };
  const { note = '', ...withoutNote } = sound.exposes;

  test.each<[string, Partial<FrontendSources>, string]>([
    ['a fragment is missing', { exposes: withoutNote }, 'FragmentMap has mf-a/note, which the build does not expose.'],
    [
      'a fragment is unknown',
      { exposes: { ...sound.exposes, other: note } },
      'mf-a/other is a fragment, which FragmentMap does not have.',
    ],
    [
      'a module is nothing',
      { exposes: { ...sound.exposes, x: 'export { messages };' } },
      'mf-a/x must export a route or a Fragment, and not both.',
    ],
    [
      'a module has no texts',
      { exposes: { ...sound.exposes, x: 'export const route = 1;' } },
      'mf-a/x does not export its messages.',
    ],
    [
      'a fragment has a route',
      { pages: ['a-page', 'note'] },
      'mf-a/note is a fragment, and has a route or query parameters of a page.',
    ],
    [
      'it places what is not there',
      { files: page(`of={'mf-b/gone'}`) },
      'src/page.tsx:1 places mf-b/gone, which FragmentMap does not have.',
    ],
    [
      'it hears what is not said',
      { files: page(`\nbus.on('sunrise', go)`) },
      'src/page.tsx:2 uses the event sunrise, which EventMap does not have.',
    ],
    [
      'it says what no one knows',
      { files: page(`bus.emit('sunset', {})`) },
      'src/page.tsx:1 uses the event sunset, which EventMap does not have.',
    ],
    [
      'it imports a folder of another one',
      { files: page(`\nimport { a } from\n  '../../../mf-b/src/a.ts';`) },
      "src/page.tsx:3 imports ../../../mf-b/src/a.ts: code of another frontend would be part of this one's release. Place one of its fragments, or move the code to shared-contracts.",
    ],
    [
      'it imports a package of another one',
      { files: page(`const a = () => import("mf-b/src/a.ts");`) },
      "src/page.tsx:1 imports mf-b/src/a.ts: code of another frontend would be part of this one's release. Place one of its fragments, or move the code to shared-contracts.",
    ],
  ])('%s', (_what, change, sentence) => {
    expect(contractObjections({ ...sound, ...change })).toEqual([sentence]);
  });

  test('a correct frontend passes', () => {
    expect(contractObjections(sound)).toEqual([]);
  });
});
