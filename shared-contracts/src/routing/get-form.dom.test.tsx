// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { mountForTests } from '../remote/mount-for-tests.tsx';
import { Form } from './get-form.tsx';

it('adds a history entry for a new address, and none for the current one', async () => {
  const { container, router } = await mountForTests(
    <Form action="/search/">
      <input name="q" />
      <button type="submit" />
    </Form>,
  );
  const submit = (query: string) =>
    act(async () => {
      for (const input of container.querySelectorAll('input')) input.value = query;
      container.querySelector('button')?.click();
    });
  const shown = (): string[] => [router.state.historyAction, router.state.location.search];
  await submit('ski schuhe');
  expect(shown()).toEqual(['PUSH', '?q=ski+schuhe']);
  await submit('ski schuhe');
  expect(shown()).toEqual(['REPLACE', '?q=ski+schuhe']);
  await submit('helm');
  expect(shown()).toEqual(['PUSH', '?q=helm']);
});

it('leaves the navigation to an own handler that prevents it', async () => {
  const { container, router } = await mountForTests(
    <Form action="/search/" onSubmit={(event) => event.preventDefault()}>
      <button type="submit" />
    </Form>,
  );
  const { pathname } = router.state.location;
  await act(async () => container.querySelector('button')?.click());
  expect(router.state.location.pathname).toBe(pathname);
});
