import { describe, expect, it } from 'vitest';
import { appForTests, registryForTests } from '../app/app-for-tests.ts';
import { Fragment } from './fragment.tsx';
import { part } from './part.tsx';
import { aliveForTests, renderToEnd } from './render-for-tests.tsx';

const Dialog = ({ title }: { title: string }) => <p>{title}</p>;
const NoCode = part<{ title: string }>(async () => {
  throw new Error('chunk lost');
});
const Late = part(async () => Dialog);

function appWith(Placed: typeof Late) {
  const Header = () => (
    <header>
      <a href="/">Bergauf</a>
      <Placed title="Menü" waiting={<i>…</i>} failed={() => <b>failed</b>} />
    </header>
  );
  const messages = () => ({});
  const header = aliveForTests<'mf-header/header'>({ Fragment: Header, messages });
  return appForTests({ remotes: registryForTests({ 'mf-header/header': header }) });
}

describe('a part', () => {
  it('is rendered with its props when its code is here', async () => {
    const { html, errors } = await renderToEnd(appWith(Late), <Fragment of="mf-header/header" />);
    expect(html).toContain('<p>Menü</p>');
    expect(errors).toEqual([]);
  });

  it('fails alone when its code does not come', async () => {
    const { html, errors } = await renderToEnd(appWith(NoCode), <Fragment of="mf-header/header" />);
    expect(html).toContain('<a href="/">Bergauf</a>');
    expect(html).toContain('<i>…</i>');
    expect(errors.map(({ message }) => message)).toEqual(['chunk lost']);
  });

  it('may be preloaded in vain without an error going astray', async () => {
    const astray: unknown[] = [];
    const note = (error: unknown) => void astray.push(error);
    process.on('unhandledRejection', note);
    NoCode.preload();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', note);
    expect(astray).toEqual([]);
  });
});
