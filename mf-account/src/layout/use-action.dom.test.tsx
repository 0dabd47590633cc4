// @vitest-environment happy-dom
import { mount } from '@bergauf/test-kit/mount';
import { act, type ReactElement } from 'react';
import { type ApiResult, malformedResponse } from 'shared-contracts/api';
import { RemoteContext } from 'shared-contracts/remote-context';
import { expect, it } from 'vitest';
import { ReplyNote } from './panel.tsx';
import { useAction } from './use-action.ts';

type Send = () => Promise<ApiResult<string>>;

function SaveButton({ send }: { send: Send }): ReactElement {
  const { isRunning, reply, run } = useAction();
  return (
    <>
      <ReplyNote reply={reply} />
      <button type="button" aria-disabled={isRunning} onClick={() => run(send, (data) => data)} />
    </>
  );
}

/** The button, with a call that ends when the test says so. */
async function show() {
  const calls: ((response: ApiResult<string>) => void)[] = [];
  const send: Send = () => new Promise((end) => calls.push(end));
  const identity = { name: 'mf-account', version: '1.0.0', expose: 'mf-account/loyalty-page' } as const;
  const { container } = await mount(
    <RemoteContext value={{ ...identity, t: (key) => key }}>
      <SaveButton send={send} />
    </RemoteContext>,
  );
  const button = container.querySelector('button');
  return {
    calls,
    press: (times = 1) =>
      act(async () => {
        for (let press = 0; press < times; press++) button?.click();
      }),
    end: (response: ApiResult<string>) => act(async () => calls.at(-1)?.(response)),
    isRunning: () => button?.getAttribute('aria-disabled') === 'true',
    note: () => container.querySelector('[role]'),
  };
}

it('sends once for two presses in one frame, and again after the response', async () => {
  const page = await show();
  await page.press(2);
  expect(page.calls).toHaveLength(1);
  expect(page.isRunning()).toBe(true);
  await page.end({ ok: true, data: 'saved' });
  expect(page.isRunning()).toBe(false);
  await page.press();
  expect(page.calls).toHaveLength(2);
});

it('each reply is a new note, also with the same text', async () => {
  const page = await show();
  const failed = { ok: false, error: malformedResponse } as const;
  const notes = [];
  for (const response of [{ ok: true, data: 'saved' }, failed, failed] as const) {
    await page.press();
    await page.end(response);
    notes.push(page.note());
  }
  expect(notes.map((note) => [note?.getAttribute('role'), note?.textContent])).toEqual([
    ['status', 'saved'],
    ['alert', 'failure.other'],
    ['alert', 'failure.other'],
  ]);
  expect(new Set(notes).size).toBe(3);
});
