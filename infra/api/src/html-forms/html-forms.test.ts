// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, secretIn } from '../testing/mailbox.ts';
import { startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

/** As a browser without scripts sends a form. */
const submit = (path: string, fields: Readonly<Record<string, string>>, query = '') =>
  server.inject({
    method: 'POST',
    url: `/formulare/${path}/${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    payload: new URLSearchParams(fields).toString(),
  });

const titleOf = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];
const message = {
  name: 'Anna <b>Berger</b>',
  email: 'anna@example.at',
  topic: 'order',
  orderNumber: '',
  message: 'Wo?',
  website: '',
};

describe('a form that a browser without scripts sends', () => {
  it('has a page as its response, on which nothing can run', async () => {
    const response = await submit('contact', message);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(titleOf(response.body)).toMatch(/^Deine Nachricht K-\d{6} ist da$/);
    expect(response.body).toContain('<header><a href="http://localhost:3000/">Bergauf</a></header>');
    expect(response.body).toContain('<a href="http://localhost:3000/">Zum Shop</a>');
    await mailTo(server, message.email, { subject: /Deine Nachricht/ });
  });

  it('in English has an English page', async () => {
    const response = await submit(
      'withdrawal',
      { name: 'Jane', email: 'jane@example.com', orderNumber: 'BG-1', goods: '' },
      '?locale=en',
    );
    expect(titleOf(response.body)).toMatch(/^Your withdrawal W-\d{6} has arrived$/);
    expect(response.body).toContain('<html lang="en">');
  });

  it('says on the page what is wrong, and the way back to what was typed', async () => {
    const response = await submit('contact', { ...message, email: '<script>', name: '' });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('<li>Bitte gib eine gültige E-Mail-Adresse ein.</li>');
    expect(response.body).toContain('<li>Bitte gib deinen Namen ein.</li>');
    expect(response.body).toContain('Was du eingegeben hast, steht dort noch.');
    expect(response.body).not.toContain('<script>');
  });

  it('subscribes to the newsletter, confirms and unsubscribes', async () => {
    const email = 'ohne-skript@example.at';
    expect(titleOf((await submit('newsletter', { email })).body)).toBe('Schau in dein Postfach');
    const asking = await mailTo(server, email);
    const confirmed = await submit('newsletter/confirm', { token: secretIn(asking) });
    expect(titleOf(confirmed.body)).toBe('Du bist dabei');
    const token = secretIn(await mailTo(server, email, { after: asking.id }));
    expect(titleOf((await submit('newsletter/unsubscribe', { token })).body)).toBe('Du bist abgemeldet');
    expect(titleOf((await submit('newsletter/unsubscribe', { token })).body)).toBe('Dieser Link gilt nicht mehr');
  });

  it('is limited like the others, with a page as the response', async () => {
    const limited = await startTestApi({ rateLimits: { newsletter: { max: 1, timeWindow: 600_000 } } });
    try {
      const post = () =>
        limited.inject({
          method: 'POST',
          url: '/formulare/newsletter/?locale=en',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'email=kurt%40example.at',
        });
      expect((await post()).statusCode).toBe(200);
      const refused = await post();
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(titleOf(refused.body)).toMatch(/^Too many attempts\. Please try again in/);
    } finally {
      await limited.close();
    }
  }, 60_000);
});
