import { randomUUID } from 'node:crypto';
import {
  AccountData,
  AuthResponse,
  ChangedPassword,
  Loyalty,
  Order,
  PersonalData,
  PersonalPage,
  SelectedStore,
  SeparateEmail,
  ShippingAddresses,
  StoreSearch,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { deleteByLogin, password, sessionOf, withCustomer } from '../account.ts';
import { newGuest } from '../api-caller.ts';
import { type Check, checksOf, require, requireFields } from '../check.ts';

const user = '/api/v1/user/';
const addresses = `${user}address/shipping/`;
const address = {
  firstname: 'Conformance',
  lastname: 'Test',
  street: 'Hauptstraße',
  streetNo: '1',
  postal: '1010',
  city: 'Wien',
  countryId: 'AT',
  deliveryType: 'home',
} as const;

export const accountChecks: readonly Check[] = [
  ...checksOf('GET, DELETE /api/v1/user/', 'writes', {
    'has what was registered, at the default price type': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const { personal, role, verified } = await caller.data(user, AccountData, { headers: session });
        require(personal.email === email && personal.lastName === 'Test', 'it is another person');
        require(role === 'vk', `a new account has the price type ${role}`);
        require(!verified, 'the address counts as confirmed, though no email was answered');
      }),
    'deletes the account and ends its sessions': (caller) =>
      withCustomer(caller, async ({ session }) => {
        await caller.data(user, Type.Object({}), { method: 'DELETE', headers: session });
        const { error } = await caller.refusal(user, [403], { headers: session });
        require(error === 'invalid token', `the error is "${error}", not "invalid token"`);
      }),
  }),
  ...checksOf('PUT /api/v1/user/personal/', 'writes', {
    'saves what was sent': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const body = {
          firstName: 'Other',
          lastName: 'Name',
          phone: '+43 1 234567',
          birthday: '1990-02-28',
          gender: 'divers',
        };
        const saved = await caller.data(`${user}personal/`, PersonalData, { method: 'PUT', headers: session, body });
        const { personal } = await caller.data(user, AccountData, { headers: session });
        for (const [field, value] of Object.entries({ firstName: 'Other', birthday: '1990-02-28', gender: 'divers' })) {
          const key = field as keyof PersonalData;
          require(saved[key] === value && personal[key] === value, `${field} is not what was saved`);
        }
      }),
  }),
  ...checksOf('POST /api/v1/user/change-password/', 'writes', {
    // The token of this call may stay valid for some seconds, until its browser has the new one.
    'replaces the token, and those of other devices end': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const login = { method: 'POST', body: { email, password } } as const;
        const other = sessionOf(await caller.data('/api/v1/auth/login/', AuthResponse, login));
        const next = 'conformance-second-password';
        const body = { oldPassword: password, newPassword: next, newPassword_confirmation: next, email };
        const change = { method: 'POST', headers: session, body } as const;
        try {
          const changed = await caller.data(`${user}change-password/`, ChangedPassword, change);
          await caller.refusal(user, [403], { headers: other });
          const headers = { ...session, authorization: `Bearer ${changed.token}` };
          await caller.data(user, AccountData, { headers });
          await caller.answer(user, { method: 'DELETE', headers });
        } catch (cause) {
          // Deletes by login, as the new token may be what is broken. If the password has not changed, `withCustomer` deletes by the
          // session.
          await deleteByLogin(caller, { email, password: next }).catch(() => undefined);
          throw cause;
        }
      }),
    'names the field of a wrong old password': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const next = 'conformance-second-password';
        const body = { oldPassword: 'wrong-password', newPassword: next, newPassword_confirmation: next, email };
        requireFields(
          await caller.refusal(`${user}change-password/`, [422], {
            method: 'POST',
            headers: session,
            body,
          }),
          ['oldPassword'],
        );
      }),
  }),
  ...checksOf('POST /api/v1/user/separate-email/', 'writes', {
    'waits for the confirmation of a new address': (caller) =>
      withCustomer(caller, async ({ email, session }) => {
        const call = { method: 'POST', headers: session, body: { email } } as const;
        const { separateEmail, pending } = await caller.data(`${user}separate-email/`, SeparateEmail, call);
        require(separateEmail === null && pending === email, 'the address is subscribed without a confirmation');
      }),
  }),
  ...checksOf('POST, PUT, DELETE /api/v1/user/address/shipping/', 'writes', {
    'keeps exactly one default address': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
          caller.data(path, ShippingAddresses, { method, headers: session, ...(body && { body }) });
        await send('POST', addresses, address);
        const { shipping } = await send('POST', addresses, { ...address, street: 'Nebenstraße' });
        const second = shipping.find(({ isDefault }) => !isDefault);
        require(shipping.length === 2 && second !== undefined, 'of two addresses not exactly one is the default');
        const moved = await send('PUT', `${addresses}${second.uuid}/`, {
          ...address,
          street: 'Nebenstraße',
          isDefault: true,
        });
        const defaults = moved.shipping.filter(({ isDefault }) => isDefault).map(({ uuid }) => uuid);
        require(defaults.join() === second.uuid, 'isDefault: true did not move the default');
        const left = await send('DELETE', `${addresses}${second.uuid}/`);
        require(left.shipping.length === 1 &&
          left.shipping[0]?.isDefault === true, 'the last address is not the default');
      }),
    'names the fields that are wrong': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const call = { method: 'POST', headers: session, body: { ...address, postal: 'x', city: '' } } as const;
        requireFields(await caller.refusal(addresses, [422], call), ['postal', 'city']);
      }),
  }),
  ...checksOf('GET /api/v1/user/orders/', 'writes', {
    'is empty for a new account': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const orders = await caller.data(`${user}orders/`, Type.Array(Order), { headers: session });
        require(orders.length === 0, 'a new account has orders');
      }),
    'refuses a guest': async (caller) => {
      await caller.refusal(`${user}orders/`, [401, 403], { headers: newGuest() });
    },
  }),
  ...checksOf('GET /api/v1/user/loyalty/', 'writes', {
    'has the points of the account': (caller) =>
      withCustomer(
        caller,
        async ({ session }) => void (await caller.data(`${user}loyalty/`, Loyalty, { headers: session })),
      ),
  }),
  ...checksOf('POST /api/v1/user/loyalty/vouchers/', 'writes', {
    'refuses an account that has too few points, with a message': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const headers = { ...session, 'idempotency-key': randomUUID() };
        const call = { method: 'POST', headers, body: {} } as const;
        const { message } = await caller.refusal(`${user}loyalty/vouchers/`, [409], call);
        require(message !== '', 'the refusal has no message');
      }),
  }),
  ...checksOf('GET /api/v1/personal-page/', 'reads', {
    'recommends nothing to a new guest': async (caller) => {
      const { recommendedGender } = await caller.data('/api/v1/personal-page/', PersonalPage, { headers: newGuest() });
      require(recommendedGender === 0, `a new guest gets gender ${recommendedGender}`);
    },
  }),
  ...checksOf('PUT /api/v1/user/store/', 'writes', {
    'keeps the chosen store with the account, and takes it back': (caller) =>
      withCustomer(caller, async ({ session }) => {
        const [first] = (await caller.data('/api/v1/stores/?limit=1', StoreSearch)).stores;
        for (const sysname of [first?.sysname ?? null, null]) {
          const body = { sysname };
          await caller.data(`${user}store/`, Type.Union([SelectedStore, Type.Null()]), {
            method: 'PUT',
            headers: session,
            body,
          });
          const { store } = await caller.data(user, AccountData, { headers: session });
          require((store?.sysname ?? null) === sysname, `the account has store ${store?.sysname}, not ${sysname}`);
        }
      }),
  }),
];
