import type { ReactElement } from 'react';
import type { ContentBlock } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from './block-icons.tsx';
import type { BlockMessageKey } from './messages/messages.ts';
import { withoutBackground } from './picture.ts';
import styles from './text-blocks.module.css';

/** The fields of a block of one type. */
export type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>;

/** A heading with an anchor link beside it, which is shown on hover and focus. */
export function Heading({ level, id, text }: BlockOf<'heading'>): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <div className={level === 2 ? styles.chapter : styles.section}>
      <Level id={id}>{text}</Level>
      <a href={`#${id}`} className={styles.anchor} aria-label={t('blocks.anchor', { name: text })}>
        #
      </a>
    </div>
  );
}

export function List({ ordered, items }: BlockOf<'list'>): ReactElement {
  const Kind = ordered ? 'ol' : 'ul';
  return (
    <Kind className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Kind>
  );
}

export function Tip({ title, text }: BlockOf<'tip'>): ReactElement {
  return (
    <aside className={styles.tip} aria-label={title}>
      <p className={styles.tipTitle}>{title}</p>
      <p>{text}</p>
    </aside>
  );
}

export function Figure({ picture, caption }: BlockOf<'picture'>): ReactElement {
  return (
    <figure className={styles.figure}>
      <PictureElement
        picture={withoutBackground(picture)}
        sizes="(min-width: 1281px) 1060px, (min-width: 993px) 75vw, 100vw"
        loading="lazy"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export function Facts({ items }: BlockOf<'facts'>): ReactElement {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Questions({ items }: BlockOf<'questions'>): ReactElement {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

/** Pages' addresses end with a slash; a file is not a page and is loaded from the server. */
const isFile = (url: string): boolean => /^\/[^?#]+\.\w+$/.test(url);

export function Links({ items }: BlockOf<'links'>): ReactElement {
  return (
    <ul className={styles.links}>
      {items.map(({ name, url }) => (
        <li key={`${url} ${name}`}>
          <Link to={url} reloadDocument={isFile(url)} className={styles.link}>
            {name}
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
