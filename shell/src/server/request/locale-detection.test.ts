import { expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import type { LocaleDetection } from '../site/site-config.ts';
import { isRootDetected, rootRedirect } from './locale-detection.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const hosts = { 'en.shop.example': 'en', 'at.shop.example': 'at' } as const;

function site(
  ways: LocaleDetection['ways'] = ['cookie', 'host', 'browser'],
  locales: readonly ('at' | 'en')[] = ['at', 'en'],
) {
  return {
    config: { ...configForTests, shopOrigin: 'https://shop.example', locales },
    localeDetection: { ways, hosts },
  };
}

const english = { 'accept-language': 'en-US,en;q=0.9' };

it.each([
  ['without any hint', {}, null],
  ['of a browser in English', english, '/en/'],
  ['of a browser in British English', { 'accept-language': 'en-GB' }, '/en/'],
  ['of a browser in German', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, null],
  ['of a browser that prefers English to German', { 'accept-language': 'fr, de;q=0.5, en-US;q=0.7' }, '/en/'],
  ['of a browser that refuses English', { 'accept-language': 'en;q=0' }, null],
  ['of a browser in another language', { 'accept-language': 'hu' }, null],
  ['of a client that takes any language', { 'accept-language': '*' }, null],
  ['with a malformed language', { 'accept-language': ';;;q=,' }, null],
  ['with the choice of English', { cookie: 'bergauf_locale=en', 'accept-language': 'de' }, '/en/'],
  ['with the choice of German', { cookie: 'bergauf_locale=at', ...english }, null],
  ['with a forged choice', { cookie: 'bergauf_locale=//evil.example', ...english }, '/en/'],
  [
    'on the English host',
    { host: 'en.shop.example', 'accept-language': 'de' },
    // Cookies, checkout and product API know the shop's own host.
    'https://shop.example/en/',
  ],
  ['on the German host', { host: 'at.shop.example', ...english }, 'https://shop.example/'],
  [
    'on the German host with the choice of English',
    { host: 'at.shop.example', cookie: 'bergauf_locale=en' },
    'https://shop.example/en/',
  ],
  ['on the shop’s own host', { host: 'shop.example', ...english }, '/en/'],
  ['on an unknown host', { host: '__proto__', 'accept-language': 'de' }, null],
  ['by a link of the shop', { 'sec-fetch-site': 'same-origin', ...english }, null],
  ['by a link of the shop, in an old browser', { referer: 'https://shop.example/herren/', ...english }, null],
  [
    'by a link of another site',
    { 'sec-fetch-site': 'cross-site', referer: 'https://shop.example.evil/', ...english },
    '/en/',
  ],
  ['of a search engine', { 'user-agent': 'Googlebot/2.1', ...english }, null],
])('a request for the root %s', (_, headers, to) => {
  expect(rootRedirect({ 'user-agent': browser, ...headers }, site())).toBe(to);
});

it('only the configured ways are used, in their order', () => {
  const headers = { 'user-agent': browser, cookie: 'bergauf_locale=at', host: 'en.shop.example', ...english };
  expect(rootRedirect(headers, site(['host', 'cookie']))).toBe('https://shop.example/en/');
  expect(rootRedirect(headers, site(['cookie', 'host']))).toBe('https://shop.example/');
  expect(rootRedirect({ ...headers, host: 'shop.example' }, site(['browser']))).toBe('/en/');
  expect(rootRedirect(headers, site([]))).toBeNull();
});

it('a site in one language has nothing to detect', () => {
  expect(rootRedirect({ 'user-agent': browser, ...english }, site(undefined, ['at']))).toBeNull();
  expect([isRootDetected(site(undefined, ['at'])), isRootDetected(site([])), isRootDetected(site())]).toEqual([
    false,
    false,
    true,
  ]);
});

it('redirects to the default locale only by staying: with English as the default, German has the prefix', () => {
  const headers = { 'user-agent': browser, 'accept-language': 'de' };
  expect(rootRedirect(headers, site(['browser'], ['en', 'at']))).toBe('/at/');
});

it('stays on the shop’s own host where that stands for a locale', () => {
  const { config } = site();
  const localeDetection: LocaleDetection = { ways: ['host'], hosts: { 'shop.example': 'en' } };
  expect(rootRedirect({ 'user-agent': browser, host: 'shop.example' }, { config, localeDetection })).toBe('/en/');
});
