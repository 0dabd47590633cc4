import { describe, expect, it } from 'vitest';
import {
  isFailed,
  outcomeOfCheckout,
  outcomeOfData,
  outcomeOfDocument,
  outcomeOfOrder,
  outcomeOfPayload,
  pageOutcomes,
} from './page-outcome.ts';

const header = '<header data-mf="mf-header@1.0.0"></header>';
const footer = '<footer data-mf="mf-content@1.0.0" data-fragment="mf-content/footer"></footer>';
const stateOf = (set: string): string =>
  `<script type="application/json" id="bergauf-state">{"set":{"id":"${set}","remotes":{"mf-header":{"version":"1.0.0"},"mf-content":{"version":"1.0.0"}}}}</script>`;
const page = `<html><h1>Schuhe</h1>${header}<article></article>${footer}${stateOf('a')}</html>`;
const nginx =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>';
const own = '<html><title>Gerade ist viel los | Bergauf</title><h1>Gerade ist viel los</h1></html>';

const document = (html: string, status = 200, headers: Record<string, string> = {}): string =>
  outcomeOfDocument(new Response(null, { status, headers: { 'x-release-set': 'a', ...headers } }), html, 1).outcome;

describe('what a shopper sees of a page', () => {
  it.each<[string, string, number, Record<string, string>, string]>([
    ['a whole page', page, 200, {}, 'whole'],
    ['one of before, from the proxy', page, 200, { 'x-proxy-cache': 'STALE' }, 'older'],
    ['one of before, from a shell', page, 200, { 'x-page-cache': 'stale-if-error' }, 'older'],
    ['a page without its products', page.replace('<article></article>', ''), 200, {}, 'gap'],
    ['a page without its footer', page.replace(footer, ''), 200, {}, 'gap'],
    ['parts of two release sets', page, 200, { 'x-release-set': 'b' }, 'gap'],
    ['half a page', page.slice(0, -20), 200, {}, 'cut'],
    ['the shell’s code, for the browser', `${own}{"isClientRendered":true}`, 503, {}, 'browser'],
    ['an error in words', own, 503, {}, 'words'],
    ['an error of the proxy', nginx, 502, {}, 'bare'],
    ['an empty error', '', 500, {}, 'bare'],
  ])('%s', (_what, html, status, headers, outcome) => {
    expect(document(html, status, headers)).toBe(outcome);
  });

  it('a payload is whole when it has the data of a page', () => {
    const judge = (text: string, status = 200) => outcomeOfPayload(new Response(null, { status }), text).outcome;
    expect(judge('{"kind":"page","page":{"kind":"data"}}')).toBe('whole');
    expect(judge('{"kind":"page","page":{"kind":"failed"}}')).toBe('gap');
    expect(judge('{"kind":"redirect"}')).toBe('gap');
    expect(judge(nginx, 502)).toBe('bare');
  });

  it('only a whole page and an older one are no failure', () => {
    expect(pageOutcomes.filter((outcome) => !isFailed(outcome))).toEqual(['whole', 'older']);
  });

  it('an order is whole when it leads to its confirmation; any page of the checkout counts as words', () => {
    const judge = (status: number, html = own) => outcomeOfOrder(new Response(null, { status }), html).outcome;
    expect([judge(303), judge(200), judge(503), judge(502, nginx)]).toEqual(['whole', 'words', 'words', 'bare']);
  });

  it('a page of the checkout is whole when it is the one that was asked for, and leads nowhere else', () => {
    const judge = (status: number, html: string) =>
      outcomeOfCheckout(new Response(null, { status }), html, (text) => text.includes('seenTotal')).outcome;
    const form = '<html><input name="seenTotal"></html>';
    const pages = [judge(200, form), judge(200, own), judge(200, form.slice(0, -3)), judge(303, ''), judge(502, nginx)];
    expect(pages).toEqual(['whole', 'words', 'cut', 'bare', 'bare']);
  });

  it('for data, an error of the API counts as words, an error of the proxy does not', () => {
    const judge = (status: number, text: string) => outcomeOfData(new Response(null, { status }), text).outcome;
    expect(judge(200, '{"data":{}}')).toBe('whole');
    expect(judge(200, '{"products":[]}')).toBe('gap');
    expect(judge(503, '{"error":"unavailable","message":"","errors":{}}')).toBe('words');
    expect(judge(502, nginx)).toBe('bare');
  });
});
