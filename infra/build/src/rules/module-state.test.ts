import { describe, expect, test } from 'vitest';
import { moduleState } from './module-state.ts';

describe('a frontend is refused that keeps at module level, where all shoppers share it on the server,', () => {
  const sentence = (line: number, what: string, hint = '') =>
    `page.ts:${line} keeps state in ${what}, which all shoppers share on the server: keep it in a component, or for each app with defineStore of shared-contracts/store.${hint}`;
  const empty = ' If nothing is ever put into it, give it a type such as ReadonlyMap.';

  test.each([
    ['a variable', '\nlet count = 0;', sentence(2, 'the variable count')],
    ['a variable of a pattern', 'export var { a: [name] } = names;', sentence(1, 'the variable name')],
    ['a cache that another module fills', 'export const cache = new Map<string, Tile>();', sentence(1, 'cache', empty)],
    ['a list of what was seen', 'const seen = new WeakSet<object>() as Seen;', sentence(1, 'seen', empty)],
    ['a store', 'export const store = createStore(() => ({}));', sentence(1, 'the store store')],
    [
      'a set that a function adds to',
      `const ids = new Set(['a']);\nconst note = (id: string) => {\n  ids.add(id);\n};`,
      sentence(1, 'ids, changed in line 3'),
    ],
    ['a list that is sorted', 'const list = [3, 1];\nexport const f = () => list.sort();', 2],
    ['an object by a key', 'const byId: Record<string, Tile> = {};\nfunction f(id: string) { byId[id] = tile; }', 2],
    ['an object by a member', 'const last = { at: 0 };\nclass A { run() { last.at += 1; } }', 2],
    ['a reference', 'const ref = createRef();\nconst f = () => { ref.current = 1; };', 2],
    ['a list in an object', 'const state = { list: [1] };\nconst f = () => state!.list.push(2);', 2],
    ['one of some lists', 'const lists = { a: [1], b: [2] };\nconst f = (k: Key) => lists[k].push(2);', 2],
    ['a deleted member', 'const map = { a: 1 };\nconst f = () => { delete map.a; };', 2],
    ['a counter', 'const n = { a: 1 };\nconst f = () => n.a++;', 2],
    ['merged objects', 'const all = { a: 1 };\nconst f = (more: object) => Object.assign(all, more);', 2],
  ])('%s', (_what, source, expected) => {
    const name = /const (\w+)/.exec(source)?.[1] ?? '';
    const text = typeof expected === 'number' ? sentence(1, `${name}, changed in line ${expected}`) : expected;
    expect(moduleState(source, 'page.ts')).toEqual([text]);
  });

  test('constants that are only read, state of each app and variables of functions are no such state', () => {
    const source = `
      declare let REMOTE_NAME: string;
      const kinds = new Set(['a', 'b']);
      const none: ReadonlySet<string> = new Set();
      const order = ['b', 'a'];
      const paths = { set: (value: string) => value };
      const stores = new WeakMap<AppContext, Store>();
      export const typed = defineStore(() => createStore(() => new Set<string>()));
      export const sorted = () => [...order].sort().concat(order.toSorted());
      export function storeOf(app: AppContext) { stores.set(app, new Store()); return kinds.has('a') || paths.set('b'); }
      export function tried() { try { run(); } catch (order) { order.push('c'); } }
      export function count(order: string[], { kinds }: Kinds) {
        let sum = 0;
        for (const paths of kinds) { sum += 1; paths.list.push(1); }
        const none = new Set<string>();
        none.add('c');
        order.push('c');
        kinds.add('c');
        return sum;
      }
    `;
    expect(moduleState(source, 'page.ts')).toEqual([]);
  });
});
