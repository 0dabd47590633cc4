import { expect, it } from 'vitest';
import { withSortedHashes } from './sorted-integrity-plugin.ts';

it.each([
  [
    'minified code',
    'c.f={},c.sriHashes={581:"sha256-a/b+c=",77:"sha256-b=",9:"sha256-c="},c.x=1',
    'c.f={},c.sriHashes={9:"sha256-c=",77:"sha256-b=",581:"sha256-a/b+c="},c.x=1',
  ],
  [
    'readable code with names',
    '__webpack_require__.sriHashes = {"b":"sha256-1=","a":"sha256-2="};',
    '__webpack_require__.sriHashes = {"a":"sha256-2=","b":"sha256-1="};',
  ],
  [
    'scripts and styles, each on their own',
    'n.sriHashes={2:"sha256-b=",1:"sha256-a="},n.sriCssHashes={4:"sha256-d=",3:"sha256-c="};',
    'n.sriHashes={1:"sha256-a=",2:"sha256-b="},n.sriCssHashes={3:"sha256-c=",4:"sha256-d="};',
  ],
  ['an empty map', 'c.sriHashes={};', 'c.sriHashes={};'],
  ['code without a map', 'c.other={2:"b",1:"a"};', 'c.other={2:"b",1:"a"};'],
])('the hashes of chunks are in the order of the chunks: %s', (_what, code, sorted) => {
  expect(withSortedHashes(code)).toBe(sorted);
});
