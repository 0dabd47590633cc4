import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from 'shared-contracts/app';
import { localAddress, paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import styles from './error-pages.module.css';
import { PageMetaTags } from './page-meta-tags.tsx';
import { useShellTranslate } from './shell-messages.ts';

/** 404 with the message of SPEC 2 under a heading in the shop's language. The server inserts the whole address (`withAskedAddress`). */
export function NotFoundPage(): ReactElement {
  const t = useShellTranslate();
  const { pathname, search } = useLocation();
  const { config } = useApp();
  return (
    <Notice
      title={t('notFound.heading')}
      status={404}
      detail={t('notFound.message', { path: localAddress(config, pathname + search) })}
      text={t('notFound.text')}
    >
      <Link className="button button-primary" to={paths.search()}>
        {t('notFound.search')}
      </Link>
      <Link className="button" to={paths.home}>
        {t('notFound.home')}
      </Link>
      <Link className="button" to={paths.orderLookup}>
        {t('notFound.order')}
      </Link>
    </Notice>
  );
}

type FailedPageProps = {
  /** Without it, the link loads a new document. */
  onRetry?: () => void;
};

/** The page could not be loaded or rendered, or the shell's own code threw: 'Internal Server Error' (SPEC 2). Trying again is a link, so it works without JavaScript too. */
export function FailedPage({ onRetry }: FailedPageProps): ReactElement {
  const t = useShellTranslate();
  const { pathname, search } = useLocation();
  const { config } = useApp();
  return (
    <Notice
      title={t('failed.title')}
      detail={t('error.title')}
      text={t(globalThis.navigator?.onLine === false ? 'failed.offline' : 'failed.text')}
    >
      <a
        className="button button-primary"
        href={localAddress(config, pathname + search)}
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

type NoticeProps = {
  /** Also the document's title, so that tab and history show the same text. */
  title: string;
  text: string;
  detail?: string;
  status?: number;
  children: ReactNode;
};

function Notice({ title, text, detail, status, children }: NoticeProps): ReactElement {
  return (
    <section className={`page ${styles.notice ?? ''}`} data-page-status={status}>
      <PageMetaTags meta={{ title: `${title} | Bergauf`, robots: 'noindex' }} />
      <RidgeLine className={styles.ridge} />
      <h1 className={styles.title}>{title}</h1>
      {detail && <p className={styles.detail}>{detail}</p>}
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

/** A mountain ridge in one stroke. */
function RidgeLine({ className }: { className: string | undefined }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 320 120" fill="none" aria-hidden="true">
      <path
        d="M4 108 L52 78 L70 86 L112 44 L126 56 L168 14 L190 46 L204 38 L246 76 L262 68 L316 108"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M168 14 L158 40 L170 52 L164 66" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
