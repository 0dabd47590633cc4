import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { PageMetaTags } from '../page-meta-tags.tsx';
import { useShellTranslate } from '../shell-messages.ts';
import styles from './error-pages.module.css';
import { RidgeLine } from './ridge-line.tsx';

/** 404. The specification's message is shown as it is, under a heading that helps (SPEC 2). */
export function NotFoundPage({ path }: { path: string }): ReactElement {
  const t = useShellTranslate();
  return (
    <Notice
      title={t('notFound.title')}
      heading={t('notFound.heading')}
      status={404}
      detail={t('notFound.message', { path })}
      text={t('notFound.text')}
    >
      <Link className="button button-primary" to={paths.search()}>
        {t('notFound.search')}
      </Link>
      <Link className="button" to={paths.home}>
        {t('notFound.home')}
      </Link>
    </Notice>
  );
}

type FailedPageProps = {
  /** Without it trying again loads a new document. */
  onRetry?: () => void;
  /** The shell's own code broke (SPEC 2). */
  isBroken?: boolean;
};

/** The page could not be had or shown. The way to try again is a link, so it works without JavaScript too. */
export function FailedPage({ onRetry, isBroken = false }: FailedPageProps): ReactElement {
  const t = useShellTranslate();
  const { pathname, search } = useLocation();
  return (
    <Notice
      title={t(isBroken ? 'error.title' : 'failed.title')}
      heading={t('failed.title')}
      text={t(isBroken ? 'error.text' : 'failed.text')}
    >
      <a
        className="button button-primary"
        href={`${pathname}${search}`}
        onClick={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        {t('failed.retry')}
      </a>
      <Link className="button" to={paths.home}>
        {t('notFound.home')}
      </Link>
    </Notice>
  );
}

export function UnbuiltPage(): ReactElement {
  const t = useShellTranslate();
  return (
    <Notice title={t('unbuilt.title')} text={t('unbuilt.text')}>
      <Link className="button button-primary" to={paths.search()}>
        {t('unbuilt.action')}
      </Link>
      <Link className="button" to={paths.home}>
        {t('notFound.home')}
      </Link>
    </Notice>
  );
}

type NoticeProps = {
  title: string;
  heading?: string;
  text: string;
  detail?: string;
  status?: number;
  children: ReactNode;
};

function Notice({ title, heading = title, text, detail, status, children }: NoticeProps): ReactElement {
  return (
    <section className={`page ${styles['notice'] ?? ''}`} data-page-status={status}>
      <PageMetaTags meta={{ title: `${title} – Bergauf`, robots: 'noindex' }} />
      <RidgeLine className={styles['ridge']} />
      <h1 className={styles['title']}>{heading}</h1>
      {detail && <p className={styles['detail']}>{detail}</p>}
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}
