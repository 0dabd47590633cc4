import { randomUUID } from 'node:crypto';
import {
  AppointmentRequest,
  NewsletterState,
  OptIn,
  RequestReceipt,
  Store,
  StoreSearch,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { withCustomer } from '../account.ts';
import { type ApiCaller, newGuest } from '../api-caller.ts';
import { type Check, checksOf, require, requireFields } from '../check.ts';

const nothing = Type.Object({});
/** Token of a link that was never sent. */
const neverSent = 'x'.repeat(43);
const post = (body: unknown) => ({ method: 'POST', body }) as const;
const address = () => `conformance-${randomUUID()}@example.com`;

/** Each form with invalid values, and the fields that the response must name. */
const wrongForms = [
  ['contact', { name: '', email: 'none', topic: 'other', message: '' }, ['name', 'email', 'message']],
  ['withdrawal', { name: '', email: 'none', orderNumber: '' }, ['name', 'email', 'orderNumber']],
  ['newsletter', { email: 'none' }, ['email']],
] as const;

const messages = {
  contact: () => ({
    name: 'Conformance Test',
    email: address(),
    topic: 'other',
    message: 'A test of the product API.',
  }),
  withdrawal: () => ({ name: 'Conformance Test', email: address(), orderNumber: 'Conformance test' }),
} as const;

/** A store and a service of it that takes appointments, on a day on which it opens; null if no store has one. */
async function someAppointment(caller: ApiCaller): Promise<{ store: string; service: string; day: string } | null> {
  const { stores } = await caller.data('/api/v1/stores/', StoreSearch);
  for (const { shopUrl } of stores.slice(0, 10)) {
    const { serviceList, days } = await caller.data(`/api/v1/stores/${shopUrl}/`, Store);
    const service = serviceList.find(({ bookable }) => bookable)?.id;
    // Not today, as the shop may be closed already; noon is within the opening hours of nearly every day.
    const day = days
      .slice(1)
      .find(({ opens, closes }) => opens !== null && closes !== null && opens < '12:00' && closes > '12:00');
    if (service !== undefined && day) return { store: shopUrl, service, day: day.date };
  }
  return null;
}

const withoutScript = (form: string, body: Readonly<Record<string, string>>) =>
  [`/formulare/${form}/?locale=at`, post(new URLSearchParams(body))] as const;

/** Forms that shoppers send, and the links in the emails that answer them. */
export const requestChecks: readonly Check[] = [
  ...wrongForms.flatMap(([form, body, fields]) =>
    checksOf(`POST /api/v1/${form}/`, 'writes', {
      'names the fields that are wrong': async (caller) =>
        requireFields(await caller.refusal(`/api/v1/${form}/`, [422], post(body)), fields),
    }),
  ),
  ...(['contact', 'withdrawal'] as const).flatMap((form) =>
    checksOf(`POST /api/v1/${form}/`, 'orders', {
      'gives the message a number, and the same one again no other': async (caller) => {
        const message = post(messages[form]());
        const { number } = await caller.data(`/api/v1/${form}/`, RequestReceipt, message);
        require(number !== '', 'the receipt has no number');
        const again = await caller.data(`/api/v1/${form}/`, RequestReceipt, message);
        require(again.number === number, `the same message has the numbers ${number} and ${again.number}`);
      },
      'refuses what a program has filled in': async (caller) => {
        const body = { ...messages[form](), website: 'https://conformance.example' };
        const { message } = await caller.refusal(`/api/v1/${form}/`, [422], post(body));
        require(message !== '', 'the refusal has no message');
      },
    }),
  ),
  ...checksOf('POST /api/v1/newsletter/', 'writes', {
    'takes an address, whether it is subscribed or not': async (caller) => {
      const call = post({ email: address() });
      for (const _time of ['first', 'second']) await caller.data('/api/v1/newsletter/', nothing, call);
    },
  }),
  ...checksOf('POST /api/v1/newsletter/confirm/, unsubscribe/', 'reads', {
    'does not know a link that was never sent': async (caller) => {
      for (const purpose of ['confirm', 'unsubscribe']) {
        const path = `/api/v1/newsletter/${purpose}/`;
        const { state } = await caller.data(path, NewsletterState, post({ token: neverSent }));
        require(state === 'gone', `${path} says of an unknown link: ${state}`);
      }
    },
  }),
  ...checksOf('POST /api/v1/auth/doi/{userHash}/, resend/', 'reads', {
    'confirms no link that was never sent, and does not tell that there is none': async (caller) => {
      const path = `/api/v1/auth/doi/${neverSent}/`;
      // Without a session of the link's account, the request includes its password.
      for (const call of [{ method: 'POST' } as const, post({}), post({ password: 'conformance' })]) {
        const { state } = await caller.data(path, OptIn, call);
        require(state === 'gone', `an unknown link is ${state}`);
      }
      await caller.data(`${path}resend/`, nothing, { method: 'POST' });
    },
  }),
  ...checksOf('POST /api/v1/user/doi/', 'writes', {
    'sends the email of a new account again, and refuses guests': (caller) =>
      withCustomer(caller, async ({ session }) => {
        await caller.data('/api/v1/user/doi/', nothing, { method: 'POST', headers: session });
        await caller.refusal('/api/v1/user/doi/', [401, 403], { method: 'POST', headers: newGuest() });
      }),
  }),
  ...checksOf('POST /api/v1/appointments/', 'orders', {
    'requests a day and a service of a store; without such a service it refuses at the field': async (caller) => {
      const [store] = (await caller.data('/api/v1/stores/', StoreSearch)).stores;
      const person = { name: 'Conformance Test', email: address(), partOfDay: 'morning' };
      const found = await someAppointment(caller);
      const day = found?.day ?? store?.today.date;
      const unknown = { ...person, store: store?.shopUrl, service: 'conformance-none', day };
      requireFields(await caller.refusal('/api/v1/appointments/', [422], post(unknown)), ['service']);
      if (found === null) return;
      const requested = await caller.data('/api/v1/appointments/', AppointmentRequest, post({ ...person, ...found }));
      require(requested.day === found.day, `asked for ${found.day}, got ${requested.day}`);
    },
  }),
  ...checksOf('POST /formulare/… (forms of browsers without script)', 'writes', {
    'answers wrong forms and unknown links with a page': async (caller) => {
      const forms = [
        ...wrongForms.map(([form, body]) => withoutScript(form, body)),
        withoutScript('appointment', { store: 'conformance-no-such-store', email: 'none' }),
        ...['confirm', 'unsubscribe'].map((use) => withoutScript(`newsletter/${use}`, { token: neverSent })),
      ];
      for (const [path, call] of forms) {
        const { status, headers } = await caller.answer(path, call);
        const type = headers.get('content-type') ?? 'none';
        require(status === 200 || status === 422, `${path} has status ${status}`);
        require(type.startsWith('text/html'), `${path} has content type ${type}, not text/html`);
      }
    },
  }),
];
