import { checkResponse } from 'shared-contracts/api';
import type { AccountData, Order } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { inLanguage, shopOf } from '../layout/in-language.ts';
import { loadAccount, redirectGuest } from '../layout/private-page.ts';
import { areOrders, ordersFailed } from '../orders/orders-loader.ts';

/** `lastOrder` is null without an order. */
export type OverviewData = { account: AccountData; lastOrder: Order | null };

/** The account and its last order. Without either the shopper is redirected home (SPEC 8). */
export async function loadOverview(input: LoaderInput): Promise<LoaderResult<OverviewData>> {
  const guest = redirectGuest(input);
  if (guest) return guest;
  const { api } = input.app;
  const { signal } = input.request;
  const query = new URLSearchParams({ page: '1', size: '1', ...shopOf(input.app.config) });
  const [account, list] = await Promise.all([
    loadAccount(input),
    api.get<unknown>(inLanguage(`/api/v1/user/orders/?${query}`, input.app), { signal }),
  ]);
  if (account.kind !== 'data') return account;
  const orders = checkResponse(list, areOrders);
  if (!orders.ok) return ordersFailed(input, orders.error);
  return { kind: 'data', data: { account: account.data, lastOrder: orders.data[0] ?? null } };
}
