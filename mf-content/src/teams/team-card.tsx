import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { TeamSummary } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { CoverLink } from '../page-parts/cover-link.tsx';
import type { MessageKey } from './messages/messages.ts';
import { Shirt } from './shirt.tsx';
import styles from './team-card.module.css';

/** A team's shirt and crest; the whole card is one link to its page. */
export function TeamCard({ team }: { team: TeamSummary }): ReactElement {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
  const { name, url, logo, sport, town, region, products, colours } = team;
  return (
    <li className={styles.card}>
      <div className={styles.ground}>
        <Shirt colours={colours} className={styles.shirt ?? ''} />
        <img src={pictureUrl(logo)} alt="" loading="lazy" className={styles.crest} />
      </div>
      <h3 className={styles.name}>
        <CoverLink to={url} className={styles.link}>
          {name}
        </CoverLink>
      </h3>
      <p className={styles.facts}>{[sport, [town, region].filter(Boolean).join(', ')].join(' · ')}</p>
      <p className={styles.facts}>{t('teams.products', { count: products })}</p>
    </li>
  );
}
