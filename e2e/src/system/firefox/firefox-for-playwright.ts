#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox as Debian ships it, for Playwright, which starts this file in its place. Playwright sends a command of WebDriver BiDi that this
 * Firefox does not know yet, for each context; here it is answered. Everything else is passed on.
 */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

/**
 * Playwright's `fill` assigns a field's value in the page, where React overrides the property to recognise what it has set itself: React
 * would call no `onChange`. In a field for emails it would add the text to what is selected. Here Firefox inserts it as if it was typed.
 */
const beforeAssigning = 'const inputElement = element;';
const asTyped = `${beforeAssigning} if (window.document.execCommand('insertText', false, text)) return;`;

const firefox = spawn(process.env['FIREFOX'] ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? [];
  if (address === undefined) process.stderr.write(text);
  else passOn(address);
});

function passOn(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const own = server.address();
    if (typeof own === 'object' && own !== null)
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url);
    const waiting: string[] = [];
    browser.on('open', () => {
      for (const text of waiting.splice(0)) browser.send(text);
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', (data) => {
      const text = String(data).replaceAll(beforeAssigning, asTyped);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else waiting.push(text);
    });
  });
}
