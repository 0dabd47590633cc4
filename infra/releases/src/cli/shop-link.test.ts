import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { printShopLink } from './shop-link.ts';

async function printedOf(status: number, page: string): Promise<string[]> {
  const server = createServer((_request, response) => response.writeHead(status).end(page)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (await printed(origin)).map((line) => line.replaceAll(origin, 'SHOP'));
}

async function printed(origin: string): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  await printShopLink({ print, printError: print }, origin, 'signed');
  return lines;
}

const ofShop = '<a href="/_shell/preview/end">Zum Shop ohne Vorschau</a>';

test('a link that a shop accepts is printed without a comment', async () => {
  expect(await printedOf(200, ofShop)).toEqual(['SHOP/_shell/preview/signed']);
});

test('a link is printed with its problem, which a browser would not show', async () => {
  const link = 'SHOP/_shell/preview/signed';
  expect(await printedOf(403, ofShop)).toEqual([
    link,
    'The shop refuses the link now (status 403); its page says why.',
  ]);
  expect(await printedOf(404, 'Not found')).toEqual([
    link,
    'What answers at SHOP is no shop that knows such links (status 404); name another one with --shop.',
  ]);
  expect(await printed('http://127.0.0.1:9')).toEqual([
    'http://127.0.0.1:9/_shell/preview/signed',
    expect.stringMatching(/^No shop answers at http:\/\/127\.0\.0\.1:9: .+\. Name another one with --shop\.$/),
  ]);
});
