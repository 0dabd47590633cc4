import type { ReactElement } from 'react';
import type { HomeSection } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import styles from './loyalty.module.css';

type LoyaltyProps = Omit<Extract<HomeSection, { kind: 'loyalty' }>, 'kind'> & { id: string };

/** The loyalty bar: the brand's slope divides it. */
export function Loyalty({ title, text, link, id }: LoyaltyProps): ReactElement {
  return (
    <section className={`lazy-layout daylight ${styles.bar}`} aria-labelledby={id}>
      <div className={`page ${styles.content}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Link to={link.url} className="button">
          {link.name}
        </Link>
      </div>
    </section>
  );
}
