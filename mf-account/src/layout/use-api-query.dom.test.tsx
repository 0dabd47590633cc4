// @vitest-environment happy-dom
import { mount } from '@bergauf/test-kit/mount';
import { act, type ReactElement } from 'react';
import { type ApiResult, malformedResponse } from 'shared-contracts/api';
import { type AppContext, AppProvider } from 'shared-contracts/app';
import { expect, it } from 'vitest';
import { useApiQuery } from './use-api-query.ts';

const isText = (data: unknown): data is string => typeof data === 'string';

function Devices(): ReactElement {
  const { read, retry, refresh, show } = useApiQuery('/api/v1/user/sessions/', isText);
  return (
    <>
      <p>{read.status === 'success' ? read.data : read.status}</p>
      <button type="button" onClick={refresh} />
      <button type="button" onClick={() => show('changed')} />
      <button type="button" onClick={retry} />
    </>
  );
}

/** A part of a page with calls that end when the test says so. */
async function open() {
  const calls: ((response: ApiResult<string>) => void)[] = [];
  const get = () => new Promise((end) => calls.push(end));
  const app = { api: { get } } as unknown as AppContext;
  const { container } = await mount(
    <AppProvider app={app}>
      <Devices />
    </AppProvider>,
  );
  const [refresh, change, retry] = container.querySelectorAll('button');
  return {
    calls,
    refresh: () => act(async () => refresh?.click()),
    change: () => act(async () => change?.click()),
    retry: () => act(async () => retry?.click()),
    end: (call: number, data: string) => act(async () => calls[call]?.({ ok: true, data })),
    fail: (call: number) => act(async () => calls[call]?.({ ok: false, error: malformedResponse })),
    text: () => container.querySelector('p')?.textContent,
  };
}

it('a read that is under way during a change does not replace its response; the data are read again', async () => {
  const page = await open();
  await page.end(0, 'first');
  await page.refresh();
  await page.change();
  await page.end(1, 'late');
  expect([page.text(), page.calls.length]).toEqual(['changed', 3]);
  await page.end(2, 'changed elsewhere too');
  expect(page.text()).toBe('changed elsewhere too');
});

it('a change without a read under way reads nothing', async () => {
  const page = await open();
  await page.end(0, 'first');
  await page.change();
  expect([page.text(), page.calls.length]).toEqual(['changed', 1]);
});

it('a failed read is repeated when the shopper asks for it, and a refresh leaves the data until its response', async () => {
  const page = await open();
  await page.fail(0);
  expect(page.text()).toBe('error');
  await page.retry();
  expect([page.text(), page.calls.length]).toEqual(['pending', 2]);
  await page.end(1, 'read');
  await page.refresh();
  expect([page.text(), page.calls.length]).toEqual(['read', 3]);
});
