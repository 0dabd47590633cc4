// @module-tag rotated
import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import type { FastifyInstance } from 'fastify';
import { AppointmentRequest, Store } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mailsTo, mailTo } from '../testing/mailbox.ts';
import { postFrom } from '../testing/post-from-network.ts';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';
import { isOpenIn } from './request-appointment.ts';

let server: FastifyInstance;
let store: Store;
let openDay: string;
beforeAll(async () => {
  server = await startTestApi();
  store = dataOf(await server.inject('/api/v1/stores/wien-mariahilf/'), Store);
  openDay = store.days.slice(1).find(({ opens, closes }) => opens === '09:30' && closes !== null)?.date ?? '';
});
afterAll(() => server.close());

const bodyWith = (changes: Record<string, unknown> = {}) => ({
  store: 'wien-mariahilf',
  service: 'ski-service',
  day: openDay,
  partOfDay: 'midday',
  name: 'Anna Moser',
  email: 'anna.moser@example.com',
  phone: '+43 660 1234567',
  note: 'Zwei Paar Ski',
  website: '',
  ...changes,
});
const post = (changes: Record<string, unknown> = {}, query = '') =>
  server.inject({ method: 'POST', url: `/api/v1/appointments/${query}`, payload: bodyWith(changes) });

describe('a request for an appointment', () => {
  it('is mailed to the store with everything, and to the shopper with nothing that was typed', async () => {
    const requested = dataOf(await post(), AppointmentRequest);
    expect(requested).toEqual({
      service: 'Ski-Service',
      storeName: 'Bergauf Wien Mariahilf',
      day: openDay,
      partOfDay: 'midday',
    });
    const toStore = await mailTo(server, 'wien-mariahilf@bergauf.example');
    for (const text of ['Ski-Service', 'Anna Moser', 'anna.moser@example.com', '+43 660 1234567', 'Zwei Paar Ski']) {
      expect(toStore.text).toContain(text);
    }
    const toShopper = await mailTo(server, 'anna.moser@example.com');
    expect(toShopper.subject).toBe('Deine Terminanfrage: Ski-Service');
    expect(toShopper.text).toContain('Bergauf Wien Mariahilf');
    for (const typed of ['Anna', 'Zwei Paar Ski', '1234567']) expect(toShopper.text).not.toContain(typed);
  });

  it('sent twice is one: the second has the same response and no email', async () => {
    const email = 'twice@example.com';
    const [first, second] = await Promise.all([post({ email }), post({ email: 'Twice@example.com' })]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const later = 'after-twice@example.com';
    await post({ email: later });
    await mailTo(server, later);
    expect((await mailsTo(server, email)) + (await mailsTo(server, 'Twice@example.com'))).toBe(1);
  });

  it('with another telephone number is another one: the store gets both', async () => {
    const email = 'corrected@example.com';
    const toStore = () => mailsTo(server, 'wien-mariahilf@bergauf.example');
    const before = await toStore();
    const phones = ['+43 660 1111111', '+43 660 2222222', '+43 660 2222222'];
    for (const phone of phones) expect((await post({ email, phone })).statusCode).toBe(200);
    // Emails are sent in their order.
    await post({ email: 'after-corrected@example.com', partOfDay: 'morning' });
    await mailTo(server, 'wien-mariahilf@bergauf.example', { subject: /am Vormittag/ });
    expect((await toStore()) - before).toBe(3);
  });

  it('in English has an English email, and the store learns it', async () => {
    const email = 'english@example.com';
    const { service } = dataOf(await post({ email, service: 'schuh-fitting' }, '?locale=en'), AppointmentRequest);
    expect(service).toBe('Boot fitting');
    expect((await mailTo(server, email)).subject).toBe('Your appointment request: Boot fitting');
    const toStore = await mailTo(server, 'wien-mariahilf@bergauf.example', { subject: /Skischuh-Fitting/ });
    expect(toStore.text).toContain('Englisch');
  });

  it.each([
    ['a service that is not by appointment', { service: 'abholung' }, 'service'],
    ['a service that the store does not offer', { service: 'rad-service' }, 'service'],
    ['a day in the past', { day: '2020-01-07' }, 'day'],
    ['a day that does not exist', { day: '2999-02-31' }, 'day'],
    ['an address that is none', { email: 'anna' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is not visible', { name: '\u200b\u2060' }, 'name'],
  ])('is refused at its field for %s', async (_, changes, field) => {
    expect(errorOf(await post(changes), 422).errors).toHaveProperty(field);
  });

  it('is refused for a day that does not exist among the days that are possible', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-20T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    for (const day of ['2026-02-29', '2026-02-30', '2026-02-31']) {
      expect(errorOf(await post({ day }), 422).errors, day).toHaveProperty('day');
    }
  });

  it('is refused on a day on which the store is closed', async () => {
    const closed = store.days.slice(1).find(({ opens }) => opens === null);
    expect(errorOf(await post({ day: closed?.date }), 422).errors['day']).toEqual([
      'Wähle einen Tag, an dem die Filiale offen hat.',
    ]);
  });

  it('is refused on a day that is too early or too late with the days that are possible, open or not', async () => {
    const today = todayInVienna();
    for (const day of [today, addDays(today, -1), addDays(today, 15)]) {
      const refused = async (query: string) => errorOf(await post({ day }, query), 422).errors['day'];
      expect(await refused(''), day).toEqual(['Wähle einen Tag ab morgen, höchstens 14 Tage voraus.']);
      expect(await refused('?locale=en'), day).toEqual(['Choose a day from tomorrow on, at most 14 days ahead.']);
    }
  });

  it('is refused for an unknown store, and where the hidden field is filled in', async () => {
    errorOf(await post({ store: 'nirgendwo' }), 404);
    expect(errorOf(await post({ website: 'https://spam.example' }), 422).error).toBe('automated');
  });
});

it('works without script: the response is a page', async () => {
  const form = (changes: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/formulare/appointment/?locale=at',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...(bodyWith() as Record<string, string>), ...changes }).toString(),
    });
  const sent = await form({ email: 'no-script@example.com', phone: '', note: '' });
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain('Deine Terminanfrage ist da');
  await mailTo(server, 'no-script@example.com');
  const refused = await form({ day: '2020-01-07' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Wähle einen Tag ab morgen');
});

it('sends few emails to one address, and the store all', async () => {
  const limited = await startTestApi({ rateLimits: { email: { max: 1, timeWindow: 3_600_000 } } });
  const email = 'fremd@example.com';
  for (const phone of ['+43 660 1111111', '+43 660 2222222', '+43 660 3333333']) {
    const payload = bodyWith({ email, phone });
    expect((await limited.inject({ method: 'POST', url: '/api/v1/appointments/', payload })).statusCode).toBe(200);
  }
  // Emails are sent in their order.
  await vi.waitFor(async () => expect(await mailsTo(limited, 'wien-mariahilf@bergauf.example')).toBe(3), 10_000);
  expect(await mailsTo(limited, email)).toBe(1);
  await limited.close();
});

it('is limited for each network', async () => {
  const limited = await startTestApi({
    trustProxy: 'loopback',
    rateLimits: { appointment: { max: 2, timeWindow: 3_600_000 } },
  });
  const send = (address: string, email: string) =>
    postFrom(limited, address, { url: '/api/v1/appointments/', body: bodyWith({ email }) });
  expect((await send('192.0.2.1', 'a@example.com')).statusCode).toBe(200);
  expect((await send('192.0.2.1', 'b@example.com')).statusCode).toBe(200);
  errorOf(await send('192.0.2.1', 'c@example.com'), 429);
  expect((await send('198.51.100.1', 'd@example.com')).statusCode).toBe(200);
  await limited.close();
});

it.each([
  ['09:30', '18:00', 'morning', true],
  ['13:00', '18:00', 'morning', false],
  ['12:00', '18:00', 'morning', false],
  ['09:00', '13:00', 'midday', true],
  ['09:00', '12:00', 'midday', false],
  ['09:00', '15:00', 'afternoon', false],
  ['18:00', '02:00', 'afternoon', true],
  [null, null, 'morning', false],
] as const)('a store open from %s to %s in the %s: %s', (opens, closes, part, isOpen) => {
  expect(isOpenIn({ opens, closes }, part)).toBe(isOpen);
});
