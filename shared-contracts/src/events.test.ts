import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

it('a listener that throws fails alone: the sender goes on, and the others hear the event', () => {
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

it('a listener may leave while the event is told', () => {
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
