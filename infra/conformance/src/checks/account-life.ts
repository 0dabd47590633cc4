import {
  AccountExport,
  AuthResponse,
  Cart,
  DrawnAvatar,
  EmailChange,
  OptIn,
  OrderCounts,
  PersonalData,
  SignedInDevice,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { password, sessionOf, withCustomer } from '../account.ts';
import { newGuest } from '../api-caller.ts';
import { type Check, checksOf, require, requireFields, requirePicture } from '../check.ts';

const user = '/api/v1/user/';
const Devices = Type.Array(SignedInDevice);

/** A PNG of 32 × 32 green pixels. */
const smallPicture: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEUfXENJ29vlAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMAuwAAAQgAAFWu83mAAAAAElFTkSuQmCC',
  'base64',
);

/** The calls of the account's pages beyond the specification's list. */
export const accountLifeChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/user/orders/counts/', 'writes', {
    'counts no order of a new account': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const { total, states } = await caller.data(`${user}orders/counts/`, OrderCounts, { headers: session });
        const counts = Object.values(states);
        require(total === 0 && counts.every((count) => count === 0), 'a new account has orders');
      }),
  }),
  ...checksOf('GET, DELETE /api/v1/user/sessions/', 'writes', {
    "lists the caller's device, and signs out no other than asked": (caller) =>
      withCustomer(caller, async ({ session }) => {
        const listed = await caller.data(`${user}sessions/`, Devices, { headers: session });
        const isOwn = listed.length === 1 && listed[0]?.isCurrent === true;
        require(isOwn, 'a new account is not signed in on one device, the own');
        const left = await caller.data(`${user}sessions/`, Devices, { method: 'DELETE', headers: session });
        require(left.length === 1, 'signing out everywhere else ended the own session');
      }),
  }),
  ...checksOf('DELETE /api/v1/user/sessions/{id}/', 'writes', {
    'signs out one other device': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const login = { method: 'POST', body: { email, password } } as const;
        const other = sessionOf(await caller.data('/api/v1/auth/login/', AuthResponse, login));
        const listed = await caller.data(`${user}sessions/`, Devices, { headers: session });
        const id = listed.find(({ isCurrent }) => !isCurrent)?.id;
        require(listed.length === 2 && id !== undefined, `after a second login ${listed.length} devices are listed`);
        const left = await caller.data(`${user}sessions/${id}/`, Devices, { method: 'DELETE', headers: session });
        require(left.length === 1 && left[0]?.isCurrent === true, 'the device is still listed');
        await caller.refusal(`${user}sessions/`, [403], { headers: other });
      }),
  }),
  ...checksOf('POST, DELETE /api/v1/user/email/', 'writes', {
    'asks for the password, and keeps the address until the new one is confirmed': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const next = `next-${email}`;
        const ask = (secret: string) =>
          ({ method: 'POST', headers: session, body: { email: next, password: secret } }) as const;
        requireFields(await caller.refusal(`${user}email/`, [422], ask('wrong-password')), ['password']);
        const asked = await caller.data(`${user}email/`, EmailChange, ask(password));
        require(asked.email === email && asked.pendingEmail === next, 'the address has changed without a confirmation');
        const withdrawn = await caller.data(`${user}email/`, EmailChange, { method: 'DELETE', headers: session });
        require(withdrawn.pendingEmail === null, 'the change was not withdrawn');
      }),
  }),
  ...checksOf('GET /api/v1/avatars/, PUT /api/v1/user/avatar/', 'writes', {
    'saves a drawn picture, which is served': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const [drawn] = await caller.data('/api/v1/avatars/', Type.Array(DrawnAvatar));
        require(drawn !== undefined, 'there are no drawn pictures');
        const call = { method: 'PUT', headers: session, body: { key: drawn.key } } as const;
        const { avatar } = await caller.data(`${user}avatar/`, PersonalData, call);
        require(avatar === drawn.url, 'the account has another picture');
        await requirePicture(caller, drawn.url);
      }),
  }),
  ...checksOf('POST /api/v1/user/avatar/', 'writes', {
    'saves an uploaded picture, which is served, and takes it back': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const headers = { ...session, 'content-type': 'image/png' };
        const upload = { method: 'POST', headers, body: smallPicture } as const;
        const { avatar } = await caller.data(`${user}avatar/`, PersonalData, upload);
        require(typeof avatar === 'string', 'the account has no picture');
        await requirePicture(caller, avatar);
        const none = { method: 'PUT', headers: session, body: { key: null } } as const;
        require((await caller.data(`${user}avatar/`, PersonalData, none)).avatar === null, 'the picture has stayed');
      }),
    'refuses what is no picture, at the field': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const headers = { ...session, 'content-type': 'image/png' };
        const upload = { method: 'POST', headers, body: new TextEncoder().encode('no picture') } as const;
        requireFields(await caller.refusal(`${user}avatar/`, [422], upload), ['avatar']);
      }),
  }),
  ...checksOf('GET /api/v1/user/export/', 'writes', {
    'has the account': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const { account } = await caller.data(`${user}export/`, AccountExport, { headers: session });
        require(account.personal.email === email, 'it is another account');
      }),
  }),
  ...checksOf('POST /api/v1/user/deletion/', 'writes', {
    'asks for the password': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const call = { method: 'POST', headers: session, body: { password: 'wrong-password' } } as const;
        requireFields(await caller.refusal(`${user}deletion/`, [422], call), ['password']);
      }),
  }),
  ...checksOf('GET /api/v1/auth/doi/{userHash}/', 'reads', {
    'does not know a link that was never sent': async (caller) => {
      const { state } = await caller.data(`/api/v1/auth/doi/${'x'.repeat(43)}/`, OptIn);
      require(state === 'gone', `an unknown link is ${state}`);
    },
  }),
  ...checksOf('POST, DELETE /api/v1/cart/voucher/', 'writes', {
    'refuses an unknown voucher at its field, and guests': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const path = '/api/v1/cart/voucher/';
        const body = { code: 'NIX-NIX-NIX' };
        requireFields(await caller.refusal(path, [422], { method: 'POST', headers: session, body }), ['code']);
        await caller.refusal(path, [401, 403], { method: 'POST', headers: newGuest(), body });
        const { voucher } = await caller.data(path, Cart, { method: 'DELETE', headers: session });
        require((voucher ?? null) === null, 'an empty cart has a voucher');
      }),
  }),
];
