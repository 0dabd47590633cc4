import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      host: 'localhost',
      port: 3001,
      options: {
        data: { folder: resolve('.bergauf/api') },
        shopOrigins: ['http://localhost:3000', 'http://localhost:3003'],
        logger: { level: 'info' },
      },
    });
  });

  it('follow the environment', () => {
    const { port, options } = readSettings({
      API_PORT: '4001',
      DATABASE_URL: 'postgres://localhost/shop',
      SHOP_ORIGINS: 'https://a.example/, https://b.example',
      CHECKOUT_ORIGIN: 'https://c.example',
    });
    expect(port).toBe(4001);
    expect(options.data).toEqual({ databaseUrl: 'postgres://localhost/shop' });
    expect(options.shopOrigins).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
  });

  it.each(['abc', '70000', '-1', '3.5'])('refuse the port %s with a sentence', (port) => {
    expect(() => readSettings({ API_PORT: port })).toThrow(`API_PORT must be a port number, but is "${port}".`);
  });
});
