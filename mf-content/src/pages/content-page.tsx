import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import { useTranslate } from 'shared-contracts/i18n';
import { Blocks } from '../blocks/blocks.tsx';
import { Contents } from '../blocks/contents.tsx';
import { PageHead } from '../page-parts/page-head.tsx';
import styles from './content-page.module.css';
import { HelpSearch } from './forms/help-search.tsx';
import { PageForm } from './forms/page-form.tsx';
import type { MessageKey } from './messages/messages.ts';
import { NewsletterLinkPage } from './newsletter-link-page.tsx';
import { PageIndex } from './page-index.tsx';
import type { ContentPageData, PageView } from './page-loader.ts';

/** A page below `/static/` or `/services/`. */
export function ContentPage({ data }: { data: ContentPageData }): ReactElement {
  return data.kind === 'page' ? <Page view={data} /> : <NewsletterLinkPage key={data.link.token} link={data.link} />;
}

/** On phones the index of the section follows the text, on desktops it is beside it. */
function Page({ view: { page, index, help } }: { view: PageView }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { section, url, title, lead, picture, breadcrumb, blocks, updatedOn } = page;
  return (
    <article key={url}>
      <PageHead breadcrumb={breadcrumb} current={url} title={title} lead={lead} picture={picture} />
      <div className={`page ${styles.body}`} data-section={section}>
        <div className={styles.contents}>
          <Contents blocks={blocks} />
        </div>
        <div className={styles.text}>
          <Blocks
            blocks={blocks}
            path={url}
            form={(name) =>
              name === 'help' ? <HelpSearch path={url} search={help} /> : <PageForm name={name} blocks={blocks} />
            }
          />
          <footer className={styles.updated}>
            <p>
              {t('page.updated')} <time dateTime={updatedOn}>{formatDay(updatedOn, locale)}</time>
            </p>
            <button type="button" className={`text-link ${styles.print}`} onClick={() => window.print()}>
              {t('page.print')}
            </button>
          </footer>
        </div>
        <div className={styles.index}>
          <PageIndex section={section} links={index} current={url} />
        </div>
        <span hidden className={styles.end} />
      </div>
    </article>
  );
}
