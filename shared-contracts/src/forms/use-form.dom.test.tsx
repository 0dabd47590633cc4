// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ApiResult } from '../api/api-result.ts';
import { RemoteContext } from '../remote/remote-context.ts';
import { anyRule, nameRule } from './rules.ts';
import { useForm } from './use-form.ts';

type Send = () => Promise<ApiResult<null>>;

function NameForm({ send, isWaiting }: { send: Send; isWaiting: boolean }): ReactElement {
  const form = useForm({ rules: { name: anyRule }, isWaiting, send, onSuccess: () => {} });
  return (
    <form {...form.formProps} aria-busy={form.isSending}>
      <input name="name" readOnly={form.field('name').readOnly} />
    </form>
  );
}

function SavedNameForm({ send, follow }: { send: Send; follow(): Promise<void> }): ReactElement {
  const rules = { name: nameRule('problem.first-name-missing') };
  const form = useForm({ rules, initial: { name: 'Anna' }, send, onSuccess: follow });
  const { name, defaultValue, readOnly, problem } = form.field('name');
  return (
    <form {...form.formProps} aria-busy={form.isSending}>
      <input name={name} defaultValue={defaultValue} readOnly={readOnly} />
      <p>{problem}</p>
    </form>
  );
}

/** The form, with a call that ends when the test says so. */
async function show() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  const calls: (() => void)[] = [];
  const send: Send = () => new Promise((resolve) => calls.push(() => resolve({ ok: true, data: null })));
  const identity = { name: 'mf-account', version: '1.0.0', expose: 'mf-account/login-page' } as const;
  const follows: (() => void)[] = [];
  const follow = (): Promise<void> => new Promise((resolve) => follows.push(resolve));
  const renderForm = (form: ReactElement) =>
    act(async () => root.render(<RemoteContext value={{ ...identity, t: (key) => key }}>{form}</RemoteContext>));
  const render = (isWaiting: boolean) => renderForm(<NameForm send={send} isWaiting={isWaiting} />);
  await render(false);
  return {
    calls,
    showSavedName: () => renderForm(<SavedNameForm send={send} follow={follow} />),
    type: (name: string) =>
      act(async () => {
        const input = container.querySelector('input');
        if (input) input.value = name;
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    problem: () => container.querySelector('p')?.textContent,
    render,
    submit: (times = 1) =>
      act(async () => {
        for (let count = 0; count < times; count++) container.querySelector('form')?.requestSubmit();
      }),
    end: () => act(async () => calls.at(-1)?.()),
    endFollowing: () => act(async () => follows.at(-1)?.()),
    isBusy: () => container.querySelector('form[aria-busy="true"] input[readonly]') !== null,
  };
}

it('sends once for two submits in one frame, and again after the response', async () => {
  const page = await show();
  await page.submit(2);
  expect(page.calls).toHaveLength(1);
  expect(page.isBusy()).toBe(true);
  await page.end();
  expect(page.isBusy()).toBe(false);
  await page.submit();
  expect(page.calls).toHaveLength(2);
});

it('while it waits for what follows a success, the form counts as being sent and sends nothing', async () => {
  const page = await show();
  await page.render(true);
  expect(page.isBusy()).toBe(true);
  await page.submit();
  expect(page.calls).toHaveLength(0);
  await page.render(false);
  expect(page.isBusy()).toBe(false);
  await page.submit();
  expect(page.calls).toHaveLength(1);
});

it('a problem stays while the field is typed in, and goes with the saved value, which is valid', async () => {
  const page = await show();
  await page.showSavedName();
  await page.type('');
  expect(page.problem()).toBe('');
  await page.submit();
  expect([page.problem(), page.calls.length]).toEqual(['problem.first-name-missing', 0]);
  await page.type('Ann');
  expect(page.problem()).toBe('problem.first-name-missing');
  await page.type('Anna');
  expect(page.problem()).toBe('');
});

it('counts as being sent until the work that follows a success is done', async () => {
  const page = await show();
  await page.showSavedName();
  await page.submit();
  await page.end();
  expect(page.isBusy()).toBe(true);
  await page.submit();
  expect(page.calls).toHaveLength(1);
  await page.endFollowing();
  expect(page.isBusy()).toBe(false);
});
