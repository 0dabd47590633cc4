import { type ReactElement, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../app/app-context.tsx';
import { appForTests, remotesForTests } from '../app/app-for-tests.ts';
import { useTranslate } from '../i18n.tsx';
import { Fragment } from './fragment.tsx';
import type { ExposeResult, FragmentMap } from './remote.ts';
import { loadedForTests, renderToEnd } from './render-for-tests.tsx';

function Heart({ productId, productName }: FragmentMap['mf-cart-wishlist/heart']): ReactElement {
  const t = useTranslate();
  return (
    <button type="button" data-product={productId}>
      {t('heart')} {productName}
    </button>
  );
}

function Broken(): ReactElement {
  throw new Error('broken on purpose');
}

const messages = () => ({});
const heart = { 'mf-cart-wishlist/heart': loadedForTests<'mf-cart-wishlist/heart'>({ Fragment: Heart, messages }) };
const broken = { 'mf-header/header': loadedForTests<'mf-header/header'>({ Fragment: Broken, messages }) };

function withModules(modules: Record<string, ExposeResult>, parts: Partial<AppContext> = {}): AppContext {
  return appForTests({ remotes: remotesForTests(modules), ...parts });
}

const placedHeart = (
  <Fragment of="mf-cart-wishlist/heart" className="spot" productId="7" productName="Schuh" fallback={<i>…</i>} />
);

describe('a fragment that loads', () => {
  it('is rendered with its props and its own messages, in an element that names its frontend and release', async () => {
    const { html, errors } = await renderToEnd(withModules(heart), placedHeart);
    expect(errors).toEqual([]);
    expect(html).toMatch(
      /<div id="[^"]+" class="spot" data-mf="mf-header@1\.2\.3" data-fragment="mf-cart-wishlist\/heart">/,
    );
    expect(html).toContain('<button type="button" data-product="7">[heart]<!-- --> <!-- -->Schuh</button>');
    expect(html).not.toContain('…');
  });

  it('is recorded in the watchdog slot on the server while it renders, so that a hang is attributed to it', async () => {
    const edges: string[] = [];
    const watchdog = {
      enter: (id: string) => void edges.push(`enter ${id}`),
      leave: (id: string) => void edges.push(`leave ${id}`),
    };
    await renderToEnd(withModules({}, { remotes: { ...remotesForTests(heart), watchdog } }), placedHeart);
    expect(edges).toEqual(['enter mf-cart-wishlist/heart', 'leave mf-cart-wishlist/heart']);
  });

  it('may load late: rendering waits for it', async () => {
    const remotes = remotesForTests();
    const late = new Promise<ExposeResult>((resolve) => {
      setTimeout(() => resolve(heart['mf-cart-wishlist/heart']), 20);
    });
    const app = appForTests({ remotes: { ...remotes, load: () => late } });
    expect((await renderToEnd(app, placedHeart)).html).toContain('<button');
  });
});

describe('a fragment that fails', () => {
  const page = (
    <main>
      <h1>Schuhe</h1>
      <Fragment of="mf-header/header" className="bar" fallback={<i>plain header</i>} />
      {placedHeart}
    </main>
  );

  it.each([
    ['throws while rendering', { ...heart, ...broken }, 'broken on purpose'],
    ['cannot be loaded', heart, 'mf-header/header is gone'],
    [
      'exposes a route instead',
      { ...heart, 'mf-header/header': loadedForTests({ route: brokenRoute(), messages }) },
      'mf-header/header exposes no fragment',
    ],
  ])(
    'because it %s shows its fallback, with the same class, and does not affect the rest of the page',
    async (_why, modules, message) => {
      const { html, errors } = await renderToEnd(withModules(modules), page);
      expect(html).toContain('<h1>Schuhe</h1>');
      expect(html).toContain('data-product="7"');
      expect(html).toMatch(/<div class="bar" data-mf-state="loading"[^>]*><i>plain header<\/i><\/div>/);
      expect(errors.map((error) => error.message)).toEqual([message]);
    },
  );

  it('has an error name that tells whether loading failed, which has been counted already', async () => {
    const [unavailable, thrown] = await Promise.all([
      renderToEnd(withModules(heart), page),
      renderToEnd(withModules({ ...heart, ...broken }), page),
    ]);
    expect(unavailable.errors.map((error) => error.name)).toEqual(['RemoteUnavailableError']);
    expect(thrown.errors.map((error) => error.name)).toEqual(['Error']);
  });

  it('never triggers a boundary around it', async () => {
    const { html } = await renderToEnd(
      withModules(broken),
      <Suspense fallback="the whole page is gone">
        <Fragment of="mf-header/header" />
        <p>still here</p>
      </Suspense>,
    );
    expect(html).toContain('still here');
    expect(html).not.toContain('the whole page is gone');
  });
});

function brokenRoute() {
  return {
    loader: async () => ({ kind: 'not-found' as const }),
    Component: Broken,
    meta: () => ({ title: '' }),
  };
}
