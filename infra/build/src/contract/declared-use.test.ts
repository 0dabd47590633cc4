import path from 'node:path';
import { expect, test } from 'vitest';
import { eventNames, fragmentShapes } from './contract-shapes.ts';
import { declaredUse } from './declared-use.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const useOf = (name: string) => declaredUse(path.join(workspace, name), name);

test('props of fragments are read from the contract, with optional ones, nested types and alternatives', () => {
  const source = `/** No { braces } count. */
export type FragmentMap = {
  'mf-a/one': Record<never, never>;
  /** Text; with a semicolon. */
  'mf-a/two': { id: string; eager?: boolean; pieces?: readonly { option: Option; amount: number }[] };
  'mf-b/three':
    | { variant: 'bar' | 'menu' }
    | { variant: 'product'; option: Option | null };
};
export type Other = { x: string };`;
  expect(fragmentShapes(source)).toEqual({
    'mf-a/one': [{}],
    'mf-a/two': [{ id: 'string', 'eager?': 'boolean', 'pieces?': 'readonly{option:Option;amount:number}[]' }],
    'mf-b/three': [{ variant: "'bar'|'menu'" }, { variant: "'product'", option: 'Option|null' }],
  });
  expect(
    eventNames("export type EventMap = {\n  login: { a: string };\n  'cart-changed': { count: number };\n};"),
  ).toEqual(['login', 'cart-changed']);
  expect(() => fragmentShapes('export type Other = {};')).toThrow('no type FragmentMap');
});

test('frontends declare the fragments and events that their sources use and provide', () => {
  const header = useOf('mf-header');
  expect(Object.keys(header.uses.fragments)).toEqual(
    expect.arrayContaining(['mf-cart-wishlist/cart-badge', 'mf-cart-wishlist/store-picker']),
  );
  expect(header.uses.events).toEqual(expect.arrayContaining(['cart-changed', 'flyout-requested', 'page-unavailable']));
  expect(header.provides.fragments).toMatchObject({ header: [{}], consent: [{ settingsRequests: 'number' }] });
  const cart = useOf('mf-cart-wishlist');
  // Emitted by a name that another file passes on.
  expect(cart.provides.events).toEqual(expect.arrayContaining(['cart-changed', 'wishlist-changed']));
  expect(cart.provides.events).not.toContain('login');
  expect(cart.provides.fragments['heart']).toMatchObject([{ productId: 'string', productName: 'string' }]);
  expect(useOf('mf-catalog').uses.fragments['mf-cart-wishlist/heart']).toEqual(cart.provides.fragments['heart']);
});
