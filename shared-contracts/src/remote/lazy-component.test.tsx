import { describe, expect, it } from 'vitest';
import { appForTests, remotesForTests } from '../app/app-for-tests.ts';
import { Fragment } from './fragment.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { loadedForTests, renderToEnd } from './render-for-tests.tsx';

const Dialog = ({ title }: { title: string }) => <p>{title}</p>;
const NoCode = lazyComponent<{ title: string }>(async () => {
  throw new Error('chunk lost');
});
const Late = lazyComponent(async () => Dialog);

function appWith(Placed: typeof Late) {
  const Header = () => (
    <header>
      <a href="/">Bergauf</a>
      <Placed title="Menü" fallback={<i>…</i>} failed={() => <b>failed</b>} />
    </header>
  );
  const messages = () => ({});
  const header = loadedForTests<'mf-header/header'>({ Fragment: Header, messages });
  return appForTests({ remotes: remotesForTests({ 'mf-header/header': header }) });
}

describe('a lazy component', () => {
  it('renders with its props when its code has loaded', async () => {
    const { html, errors } = await renderToEnd(appWith(Late), <Fragment of="mf-header/header" />);
    expect(html).toContain('<p>Menü</p>');
    expect(errors).toEqual([]);
  });

  it('shows its own fallback when its code does not load', async () => {
    const { html, errors } = await renderToEnd(appWith(NoCode), <Fragment of="mf-header/header" />);
    expect(html).toContain('<a href="/">Bergauf</a>');
    expect(html).toContain('<i>…</i>');
    expect(errors.map(({ message }) => message)).toEqual(['chunk lost']);
  });

  it('may fail to preload without an unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    NoCode.preload();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
