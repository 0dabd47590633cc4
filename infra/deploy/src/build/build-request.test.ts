import { expect, it } from 'vitest';
import { buildRequestIn } from './build-request.ts';

const usage = 'Name the folder: npm run build -- <folder> [api|releases|checkout|shell …]';

it.each<[string[], string]>([
  [[], usage],
  [['--help'], usage],
  [['-h', 'api'], usage],
  [['api'], `api is a service. ${usage}`],
  [['/tmp/built', 'shop'], `There is no service "shop". ${usage}`],
  [['/tmp/built', '--help'], `There is no service "--help". ${usage}`],
])('%j builds nothing', (words, reason) => expect(buildRequestIn(words)).toBe(reason));

it('without names all services are built', () => {
  const names = ['api', 'releases', 'checkout', 'shell'];
  expect(buildRequestIn(['/tmp/built'])).toEqual({ folder: '/tmp/built', names });
  expect(buildRequestIn(['/tmp/built', 'shell'])).toEqual({ folder: '/tmp/built', names: ['shell'] });
});
