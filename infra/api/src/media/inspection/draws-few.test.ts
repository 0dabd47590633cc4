import { expect, it } from 'vitest';
import { drawing } from '../../testing/media/made-pictures.ts';
import { drawsFew } from './draws-few.ts';

const uses = (id: string, times: number) => `<use href="#${id}"></use>`.repeat(times);

it.each([
  ['shapes', '<g><path d="M0 0h9"></path><path d="M0 0h9"></path></g>', true],
  ['a reference to what is missing', '<path fill="url(#none)"></path>', true],
  [
    'a clip path for many shapes',
    `<clipPath id="a"><path></path></clipPath>${'<path clip-path="url(#a)"></path>'.repeat(500)}`,
    true,
  ],
  ['a group that is repeated', `<g id="a">${'<path></path>'.repeat(100)}</g>${uses('a', 100)}`, true],
  ['a group that is repeated too often', `<g id="a">${'<path></path>'.repeat(100)}</g>${uses('a', 200)}`, false],
  [
    'repeated groups in repeated groups',
    `<path id="a"></path><g id="b">${uses('a', 30)}</g><g id="c">${uses('b', 30)}</g><g id="d">${uses('c', 30)}</g>`,
    false,
  ],
  [
    'clip paths in clip paths',
    `<clipPath id="a">${'<path></path>'.repeat(200)}</clipPath><clipPath id="b">${'<path clip-path="url(#a)"></path>'.repeat(200)}</clipPath><path clip-path="url(#b)"></path>`,
    false,
  ],
  [
    'a long chain of references',
    Array.from({ length: 1500 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"></use></g>`).join(''),
    false,
  ],
  ['a reference to itself', '<g id="a"><use href="#a"></use></g>', false],
  ['two elements of one id', '<g id="a"></g><g id="a"></g>', false],
  ['a filter', '<filter id="a"></filter>', false],
  ['a style sheet', '<style>.a{fill:url(#b)}</style>', false],
  ['a reference in quotes', '<path fill="url(&quot;#a&quot;)"></path>', false],
  ['more text than is counted', '<path d="M0 0"></path>'.repeat(4000), false],
])('a drawing with %s: %#', (_what, content, isFew) => {
  expect(drawsFew(drawing(content))).toBe(isFew);
});
