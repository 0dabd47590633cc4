import { type ReactElement, useEffect, useRef } from 'react';
import type { BlogList } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './topics.module.css';

type TopicsProps = { topics: BlogList['categories']; current: string };

/** Each topic has a page of its own, and shows its number of articles. */
export function Topics({ topics, current }: TopicsProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const row = useRef<HTMLUListElement>(null);
  const currentAt = topics.findIndex(({ url }) => url === current) + 1;
  // On phones the row scrolls. Not `scrollIntoView`, which would scroll the page as well.
  useEffect(() => {
    const item = row.current?.children[currentAt];
    if (!row.current || !(item instanceof HTMLElement)) return;
    row.current.scrollTo({ left: item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2 });
  }, [currentAt]);
  if (topics.length === 0) return null;
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  const all = { name: t('guide.all'), url: paths.blog, count: total };
  return (
    <nav aria-label={t('guide.topics')} className={styles.topics}>
      <ul ref={row} tabIndex={-1}>
        {[all, ...topics].map(({ name, url, count }) => (
          <li key={url}>
            <Link to={url} className={styles.topic} aria-current={url === current ? 'page' : undefined}>
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
