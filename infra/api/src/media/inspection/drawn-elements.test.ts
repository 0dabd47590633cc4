import { expect, it } from 'vitest';
import { drawing } from '../../testing/media/made-pictures.ts';
import { drawnElements } from './drawn-elements.ts';

const uses = (id: string, times: number) => `<use href="#${id}"></use>`.repeat(times);

it.each([
  ['shapes', '<g><path d="M0 0h9"></path><path d="M0 0h9"></path></g>', 4],
  ['a reference to what is missing', '<path fill="url(#none)"></path>', 2],
  [
    'a clip path for many shapes',
    `<clipPath id="a"><path></path></clipPath>${'<path clip-path="url(#a)"></path>'.repeat(500)}`,
    1 + 2 + 500 * 3,
  ],
  ['a group that is repeated', `<g id="a">${'<path></path>'.repeat(100)}</g>${uses('a', 100)}`, 1 + 101 + 100 * 102],
  [
    'a group that is repeated too often',
    `<g id="a">${'<path></path>'.repeat(100)}</g>${uses('a', 200)}`,
    1 + 101 + 200 * 102,
  ],
  [
    'repeated groups in repeated groups',
    `<path id="a"></path><g id="b">${uses('a', 30)}</g><g id="c">${uses('b', 30)}</g><g id="d">${uses('c', 30)}</g>`,
    1 + 1 + 61 + (1 + 30 * 62) + (1 + 30 * (1 + 1 + 30 * 62)),
  ],
  [
    'clip paths in clip paths',
    `<clipPath id="a">${'<path></path>'.repeat(200)}</clipPath><clipPath id="b">${'<path clip-path="url(#a)"></path>'.repeat(200)}</clipPath><path clip-path="url(#b)"></path>`,
    1 + 201 + (1 + 200 * 202) + (1 + 1 + 200 * 202),
  ],
  [
    'a long chain of references',
    Array.from({ length: 1500 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"></use></g>`).join(''),
    null,
  ],
  ['a reference in capitals', '<g id="a"><path></path></g><path fill="URL(#a)"></path>', 1 + 2 + 3],
  ['a reference with a space behind it', '<g id="a"><path></path></g><path fill="url(#a )"></path>', 1 + 2 + 3],
  ['a reference with an escape', '<g id="ä"><path></path></g><use href="#%C3%A4"></use>', 1 + 2 + 3],
  ['an escape that is none', '<g id="a%"><path></path></g><use href="#a%"></use>', 1 + 2 + 3],
  ['a bracket in a reference', '<g id="a)b"><path></path></g><use href="#a)b"></use>', null],
  ['a marker, which is drawn at each point', '<marker id="a"></marker>', null],
  ['a reference to itself', '<g id="a"><use href="#a"></use></g>', null],
  ['two elements of one id', '<g id="a"></g><g id="a"></g>', null],
  ['a filter', '<filter id="a"></filter>', null],
  ['a style sheet', '<style>.a{fill:url(#b)}</style>', null],
  ['a reference in quotes', '<path fill="url(&quot;#a&quot;)"></path>', null],
  ['more text than is counted', '<path d="M0 0"></path>'.repeat(4000), null],
])('a drawing with %s: %#', (_what, content, drawn) => {
  expect(drawnElements(drawing(content))).toBe(drawn);
});
