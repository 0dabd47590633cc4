// @vitest-environment happy-dom
import { mount } from '@bergauf/test-kit/mount';
import { act, type ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type BoundTextOptions, useBoundText } from './use-bound-text.ts';

type Options = Partial<Omit<BoundTextOptions, 'name'>>;

function Field(options: BoundTextOptions): ReactElement {
  const { isRefused, field } = useBoundText(options);
  return <input {...field} aria-invalid={isRefused} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A field for the highest price that a list without bounds shows. */
async function show() {
  const onCommit = vi.fn<BoundTextOptions['onCommit']>(() => true);
  const field = (options: Options = {}) => (
    <Field name="price_max" value={null} isLocked={false} onCommit={onCommit} {...options} />
  );
  const { container, render } = await mount(field());
  const input = container.querySelector('input');
  if (!input) throw new Error('No field');
  return {
    input,
    onCommit,
    render: (options?: Options) => render(field(options)),
    type: (text: string) =>
      act(async () => {
        input.focus();
        // Not by the property, whose setter React uses to recognise input.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    enter: () => act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))),
    leave: () =>
      act(async () => {
        input.blur();
        vi.runAllTimers();
      }),
  };
}

it('submits whole euros on Enter and when it is left, not while the shopper types', async () => {
  const { type, enter, leave, onCommit, input } = await show();
  await type('49,50');
  expect(onCommit).not.toHaveBeenCalled();
  await enter();
  expect(onCommit.mock.lastCall).toEqual([50]);
  expect(input.value).toBe('50');
  await type('60');
  await leave();
  expect(onCommit.mock.calls).toEqual([[50], [60]]);
});

it('waits for the click of the control whose press has left it, which Firefox marks as active after that', async () => {
  const { input, type, onCommit } = await show();
  await type('60');
  const active = vi.spyOn(document, 'querySelector').mockReturnValue(null);
  onTestFinished(() => active.mockRestore());
  await act(async () => {
    input.blur();
    active.mockReturnValue(document.body);
    vi.runAllTimers();
  });
  expect(onCommit).not.toHaveBeenCalled();
  await act(async () => {
    document.body.click();
    vi.runAllTimers();
  });
  expect(onCommit.mock.calls).toEqual([[60]]);
});

it('text stays due while another query is being submitted', async () => {
  const { type, leave, onCommit, render } = await show();
  await render({ isLocked: true });
  await type('60');
  await leave();
  expect(onCommit).not.toHaveBeenCalled();
  await render();
  expect(onCommit.mock.calls).toEqual([[60]]);
});

it('also where that is known in a later rendering only', async () => {
  const { type, enter, onCommit, render } = await show();
  onCommit.mockReturnValueOnce(false);
  await type('60');
  await enter();
  await render({ isLocked: true });
  expect(onCommit).toHaveBeenCalledTimes(1);
  await render();
  expect(onCommit).toHaveBeenCalledTimes(2);
});

it('text that is changed again after Enter is not submitted half typed', async () => {
  const { type, enter, onCommit, render } = await show();
  await render({ isLocked: true });
  await type('6');
  await enter();
  await type('60');
  await render();
  expect(onCommit).not.toHaveBeenCalled();
});

it('another bound of the list replaces the text', async () => {
  const { type, leave, onCommit, render, input } = await show();
  await render({ isLocked: true });
  await type('60');
  await leave();
  await render({ value: 80 });
  expect(input.value).toBe('80');
  expect(onCommit).not.toHaveBeenCalled();
});

it('text that is not a number is refused and logged once, until it is changed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { type, enter, leave, onCommit, input } = await show();
  await type('viel');
  await enter();
  await leave();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(log.mock.calls).toEqual([['price_max is no price: "viel"']]);
  await type('60');
  expect(input.getAttribute('aria-invalid')).toBe('false');
  expect(onCommit).not.toHaveBeenCalled();
});
