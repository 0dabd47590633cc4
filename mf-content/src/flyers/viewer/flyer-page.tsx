import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { useNow, viennaDay } from 'shared-contracts/opening-hours';
import { Link, useLocation } from 'shared-contracts/routing';
import { Breadcrumb } from '../../page-parts/breadcrumb.tsx';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import { daysBetween } from '../validity.ts';
import type { FlyerData } from './flyer-loader.ts';
import styles from './flyer-page.module.css';
import { FlyerViewer } from './flyer-viewer.tsx';
import { PageList } from './page-list.tsx';

/** A flyer as a book, with its offers below, or as a list of its pages. Without script only the list is shown. */
export function FlyerPage({ data }: { data: FlyerData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { key } = useLocation();
  const { title, path, page, view, validity, validTo, loadedOn } = data;
  // The page may stay open past midnight. At the start of a day in UTC it is the same day in Vienna.
  const today = viennaDay(useNow(Date.parse(loadedOn)));
  const isOver = today > validTo;
  return (
    <article className={styles.flyer} data-view={view}>
      <div className={clsx('page', styles.top)}>
        <Breadcrumb
          links={[
            { name: t('flyers.title'), url: paths.search },
            { name: title, url: paths.flyer(path) },
          ]}
          current={paths.flyer(path)}
        />
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.validity}>
              {t('flyers.valid', { period: validity.text })}
              <span className={clsx(styles.left, isOver && styles.over)}>
                {isOver ? t('flyers.over') : t('flyers.left', { count: daysBetween(today, validTo) })}
              </span>
            </p>
          </div>
          <nav aria-label={t('flyer.views')} className={styles.views}>
            <Link to={paths.flyer(path, page)} aria-current={view === 'book' ? 'page' : undefined}>
              {t('flyer.book')}
            </Link>
            <Link to={paths.flyer(path, 1, 'list')} aria-current={view === 'list' ? 'page' : undefined}>
              {t('flyer.list')}
            </Link>
          </nav>
        </header>
        {isOver && (
          <div className={styles.notice}>
            <p className={styles.noticeTitle}>{t('flyer.overTitle')}</p>
            <p>{t('flyer.overText', { period: validity.text })}</p>
            <Link to={paths.search} className="text-link">
              {t('flyer.toCurrent')}
            </Link>
          </div>
        )}
      </div>
      {view === 'book' && (
        <div className={styles.book}>
          {/* A link of the page to one of its pages is a navigation of the router: the book is opened again there. */}
          <FlyerViewer key={`${path} ${key}`} data={data} />
        </div>
      )}
      <PageList data={data} />
    </article>
  );
}
