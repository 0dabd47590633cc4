import { type ReactElement, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Fragment } from 'shared-contracts/fragment';
import { paths } from 'shared-contracts/paths';
import { Announcer } from './announcer.tsx';
import { Arrivals } from './arrivals.ts';
import styles from './layout.module.css';
import { FailedPage } from './pages/error-pages.tsx';
import { useShellTranslate } from './shell-messages.ts';

/** What stands around every page. */
export function Layout(): ReactElement {
  const t = useShellTranslate();
  const arrivals = useRef<string | null>(null);
  return (
    <Announcer>
      <Arrivals value={arrivals}>
        <a className={styles['skip']} href="#main">
          {t('skip')}
        </a>
        <Fragment of="mf-header/header" className={styles['header']} fallback={<PlainHeader />} />
        <main id="main" className={styles['main']}>
          <Outlet />
        </main>
        <Fragment of="mf-content/footer" className={styles['footer']} />
        <ScrollRestoration />
      </Arrivals>
    </Announcer>
  );
}

/** Stands in for the layout when that is what broke: nothing of it that could break again. */
export function BrokenLayout(): ReactElement {
  return (
    <>
      <PlainHeader />
      <main className={styles['main']}>
        <FailedPage isBroken />
      </main>
    </>
  );
}

/** Stands in for the header: the mark and a search that need nothing but HTML. */
function PlainHeader(): ReactElement {
  const t = useShellTranslate();
  return (
    <div className={styles['plain']}>
      <a href={paths.home} className={styles['mark']}>
        Bergauf
      </a>
      <form action={paths.search()} method="get">
        <input className="field" type="search" name="q" aria-label={t('search')} maxLength={50} />
      </form>
    </div>
  );
}
