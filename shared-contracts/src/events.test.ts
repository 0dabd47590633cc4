import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

it('a listener that throws affects neither the sender nor the other listeners', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const bus = createBus();
  const heard: unknown[] = [];
  const broken = new Error('broken listener');
  bus.on('cart-changed', () => {
    throw broken;
  });
  bus.on('cart-changed', (event) => heard.push(event));
  bus.on('*', (type, event) => heard.push(type, event));
  bus.emit('cart-changed', { count: 2 });
  expect(heard).toEqual([{ count: 2 }, 'cart-changed', { count: 2 }]);
  expect(reported).toEqual([broken]);
});

it('a listener may unsubscribe while the event is delivered', () => {
  const bus = createBus();
  const heard: string[] = [];
  const once = (): void => {
    heard.push('once');
    bus.off('cart-changed', once);
  };
  bus.on('cart-changed', once);
  bus.on('cart-changed', () => heard.push('always'));
  bus.emit('cart-changed', { count: 1 });
  bus.emit('cart-changed', { count: 1 });
  expect(heard).toEqual(['once', 'always', 'always']);
});

it('the reason for sending the shopper home waits for its first listener, once', () => {
  const bus = createBus();
  const heard: string[] = [];
  bus.emit('cart-changed', { count: 1 });
  bus.emit('page-unavailable', { text: 'first', path: '/my-account/' });
  bus.emit('page-unavailable', { text: 'second', path: '/my-account/orders/' });
  bus.on('cart-changed', ({ count }) => heard.push(`${count} in the cart`));
  bus.on('page-unavailable', ({ text }) => heard.push(text));
  bus.on('page-unavailable', ({ text }) => heard.push(`${text} again`));
  expect(heard).toEqual(['second']);
  bus.emit('page-unavailable', { text: 'third', path: '/' });
  expect(heard).toEqual(['second', 'third', 'third again']);
});
