import { describe, expect, it } from 'vitest';
import {
  choiceFrom,
  choicesFrom,
  type Env,
  networksFrom,
  numberFrom,
  originFrom,
  originsFrom,
  portFrom,
  shareFrom,
  switchFrom,
  textFrom,
} from './settings.ts';

const readers: [kind: string, read: (env: Env) => unknown, fallback: unknown][] = [
  ['text', (env) => textFrom(env, 'NAME', 'x'), 'x'],
  ['a number', (env) => numberFrom(env, 'NAME', 7), 7],
  ['a share', (env) => shareFrom(env, 'NAME', 1), 1],
  ['a number that may be missing', (env) => numberFrom(env, 'NAME', null), null],
  ['a port', (env) => portFrom(env, 'NAME', 3000), 3000],
  ['an origin', (env) => originFrom(env, 'NAME', 'http://a.example'), 'http://a.example'],
  ['origins', (env) => originsFrom(env, 'NAME', 'http://a.example'), ['http://a.example']],
  ['a switch', (env) => switchFrom(env, 'NAME'), false],
  ['a choice', (env) => choiceFrom(env, 'NAME', ['at', 'en'], 'at'), 'at'],
  ['choices', (env) => choicesFrom(env, 'NAME', ['at', 'en'], ['at']), ['at']],
  ['networks', (env) => networksFrom(env, 'NAME'), []],
];

describe.each(readers)('%s', (_kind, read, fallback) => {
  it.each([{}, { NAME: '' }])('has its fallback where the variable is missing or empty: %j', (env) => {
    expect(read(env)).toEqual(fallback);
  });
});

it.each<[string, (env: Env) => unknown, unknown]>([
  ['any text', (env) => textFrom(env, 'NAME', null), 'any text'],
  ['0', (env) => numberFrom(env, 'NAME', 7), 0],
  ['0.05', (env) => shareFrom(env, 'NAME', 1), 0.05],
  ['1', (env) => shareFrom(env, 'NAME', 0), 1],
  ['2147483647', (env) => numberFrom(env, 'NAME', 7), 2 ** 31 - 1],
  ['65535', (env) => portFrom(env, 'NAME', 3000), 65_535],
  ['https://shop.example/', (env) => originFrom(env, 'NAME', ''), 'https://shop.example'],
  [
    'https://a.example/, http://b.example:80',
    (env) => originsFrom(env, 'NAME', ''),
    ['https://a.example', 'http://b.example'],
  ],
  ['on', (env) => switchFrom(env, 'NAME'), true],
  ['off', (env) => switchFrom(env, 'NAME'), false],
  ['en', (env) => choiceFrom(env, 'NAME', ['at', 'en'], 'at'), 'en'],
  ['en', (env) => choicesFrom(env, 'NAME', ['at', 'en'], ['at']), ['en']],
  ['en, at', (env) => choicesFrom(env, 'NAME', ['at', 'en'], ['at']), ['en', 'at']],
  ['fd00::/8,192.168.1.7/32', (env) => networksFrom(env, 'NAME'), ['fd00::/8', '192.168.1.7/32']],
  ['loopback, 10.0.0.0/8,::1', (env) => networksFrom(env, 'NAME'), ['loopback', '10.0.0.0/8', '::1']],
])('reads "%s"', (value, read, result) => {
  expect(read({ NAME: value })).toEqual(result);
});

const number = (env: Env) => numberFrom(env, 'NAME', 7, { min: 1, max: 64 });
const port = (env: Env) => portFrom(env, 'NAME', 3000);
const usedPort = (env: Env) => portFrom(env, 'NAME', 3000, { min: 1 });
const share = (env: Env) => shareFrom(env, 'NAME', 1);
const origin = (env: Env) => originFrom(env, 'NAME', 'http://a.example');
const origins = (env: Env) => originsFrom(env, 'NAME', 'http://a.example');
const networks = (env: Env) => networksFrom(env, 'NAME');

it.each<[string, (env: Env) => unknown, string]>([
  ['many', number, 'a whole number from 1 to 64'],
  ['0', number, 'a whole number from 1 to 64'],
  ['65', number, 'a whole number from 1 to 64'],
  ['-1', number, 'a whole number from 1 to 64'],
  ['3.5', number, 'a whole number from 1 to 64'],
  ['1e1', number, 'a whole number from 1 to 64'],
  [' ', number, 'a whole number from 1 to 64'],
  ['99999999999', (env) => numberFrom(env, 'NAME', 7), 'a whole number from 0 to 2147483647'],
  ['1.5', share, 'a number from 0 to 1'],
  ['-0.5', share, 'a number from 0 to 1'],
  ['5e-1', share, 'a number from 0 to 1'],
  ['65536', port, 'a port number from 0 to 65535'],
  ['0x50', port, 'a port number from 0 to 65535'],
  ['0', usedPort, 'a port number from 1 to 65535'],
  ['shop.example', origin, 'an origin such as https://shop.example'],
  ['https://shop.example/at', origin, 'an origin such as https://shop.example'],
  ['https://user@shop.example', origin, 'an origin such as https://shop.example'],
  ['javascript:alert(1)', origin, 'an origin such as https://shop.example'],
  ['https://a.example,b', origins, 'origins such as https://shop.example, comma-separated'],
  ['yes', (env) => switchFrom(env, 'NAME'), '"on" or "off"'],
  ['de', (env) => choiceFrom(env, 'NAME', ['at', 'en'], 'at'), 'at or en'],
  ['true', networks, 'addresses or networks, comma-separated'],
  ['1', networks, 'addresses or networks, comma-separated'],
  ['10.0.0.0/8,', networks, 'addresses or networks, comma-separated'],
  ['10.0.0.0/99', networks, 'addresses or networks, comma-separated'],
  ['0.0.0.0/0', networks, 'addresses or networks, comma-separated'],
  ['10.0.0.256', networks, 'addresses or networks, comma-separated'],
  ['fe80:::1', networks, 'addresses or networks, comma-separated'],
  ['fd00::/129', networks, 'addresses or networks, comma-separated'],
])('refuses "%s" with a sentence that names the variable', (value, read, wanted) => {
  expect(() => read({ NAME: value })).toThrow(new Error(`NAME must be ${wanted}, but is "${value}".`));
});
