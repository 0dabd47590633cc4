import { expect, it } from 'vitest';
import { optionsPath } from './options-path.ts';

it('asks for the product where it is sold: in the shop, or by the team', () => {
  expect(optionsPath({ url: '/p/vento/' }, 'at')).toBe('/api/v1/product/?path=%2Fp%2Fvento%2F&locale=at');
  expect(optionsPath({ url: '/sv-almtal/p/vento/', team: 'sv-almtal' }, 'en')).toBe(
    '/api/v2/team/sv-almtal/product/?path=%2Fp%2Fvento%2F&locale=en',
  );
});
