import { integrityOf } from '@bergauf/service-kit/integrity';
import { expect, it } from 'vitest';
import { inlineStyle } from './inline-style.ts';

const url = 'http://localhost:3002/mf-x/1.0.0/client/page.css';
const folder = 'http://localhost:3002/mf-x/1.0.0/client/';
const inlined = (text: string) => inlineStyle({ url, text, integrity: 'of the file' });

it.each([
  ['url(pic.png)', `url(${folder}pic.png)`],
  ['url("pic.png")', `url("${folder}pic.png")`],
  ["url('./pic.png?1#x')", `url('${folder}./pic.png?1#x')`],
  ['url( "pic.png" )', `url( "${folder}pic.png" )`],
])('%s in a stylesheet of a release is the file of the release, and the hash is that of the text', (given, wanted) => {
  const { text, integrity } = inlined(`.a{background:${given},url(/b.png)}`);
  expect(text).toBe(`.a{background:${wanted},url(/b.png)}`);
  expect(integrity).toBe(integrityOf(text));
});

it.each([
  '',
  '.a{color:red}',
  '.a{background:url(data:image/svg+xml,%3Csvg/%3E)}',
  '.a{background:url("data:image/png;base64,AA")}',
  '.a{background:url(//cdn.example/a.png),url("https://cdn.example/a.png")}',
  ".a{mask:url('#shape')}",
  '.a{background:url( data:image/png;base64,AA ),url( "/a.png" ),url( #shape ),url()}',
])('%j stays as it is', (text) => {
  expect(inlined(text)).toEqual({ url, text, integrity: 'of the file' });
});
