// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';
import { changingRegistry, mountForTests } from './mount-for-tests.tsx';
import { RemoteContext } from './remote-context.ts';

it('a lazy component that is mounted again after a failed load loads its code again', async () => {
  let attempts = 0;
  const Dialog = lazyComponent<object>(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('chunk lost');
    return () => <p>Sizes</p>;
  });
  const { remotes, reports } = changingRegistry(() => {
    throw new Error('not asked for');
  });
  const page = (
    <RemoteContext value={{ name: 'mf-header', version: '1.0.0', expose: 'mf-header/header', t: (key) => key }}>
      <Dialog failed={() => <p>failed</p>} />
    </RemoteContext>
  );
  expect((await mountForTests(page, { remotes })).text()).toBe('failed');
  expect(reports).toEqual(['mf-header/header load: Error: chunk lost']);
  expect((await mountForTests(page, { remotes })).text()).toBe('Sizes');
  expect(attempts).toBe(2);
});
