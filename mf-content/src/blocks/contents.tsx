import { type ReactElement, useEffect, useState } from 'react';
import type { ContentBlock } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './contents.module.css';
import type { BlockMessageKey } from './messages/messages.ts';

type Heading = Extract<ContentBlock, { type: 'heading' }>;

/** The chapters of a list of blocks. */
function chaptersOf(blocks: readonly ContentBlock[]): readonly Heading[] {
  return blocks.filter((block) => block.type === 'heading').filter(({ level }) => level === 2);
}

/** Links to the chapters, with the current one marked. Nothing for fewer than three. */
export function Contents({ blocks }: { blocks: readonly ContentBlock[] }): ReactElement | null {
  const t = useTranslate<BlockMessageKey>();
  const chapters = chaptersOf(blocks);
  const read = useChapterRead(chapters);
  if (chapters.length < 3) return null;
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <h2 id="page-contents" className={styles.title}>
        {t('blocks.contents')}
      </h2>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === read ? 'location' : undefined}
              data-numbered={/^\d+\./.test(text) || undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the last chapter whose heading is above the upper third's edge of the screen; null before the first. */
function useChapterRead(chapters: readonly Heading[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  const ids = chapters.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // The observed area is everything above the lower two thirds of the screen: a heading enters or leaves it when the chapter changes.
    const observer = new IntersectionObserver(
      () => {
        const third = innerHeight / 3;
        setRead(headings.findLast((heading) => heading.getBoundingClientRect().top <= third)?.id ?? null);
      },
      { rootMargin: '1000000px 0px -67% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return read;
}
