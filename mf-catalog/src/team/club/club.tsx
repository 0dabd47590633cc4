import type { ReactElement } from 'react';
import { useApp, usePictureUrl } from 'shared-contracts/app';
import type { TeamSummary } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { offerDay } from '../offer-day.ts';
import { DrawnShirt } from '../order/drawn-shirt.tsx';
import styles from './club.module.css';

/** A club above its assortment: crest, shirt, offer, delivery and contact. */
export function Club({ team }: { team: TeamSummary }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const pictureUrl = usePictureUrl();
  const { name, text, sport, town, region, logo, colours, terms, contact } = team;
  const until = terms?.until;
  return (
    <section className={styles.club} aria-label={t('club.about', { name })}>
      <div className={styles.ground}>
        <DrawnShirt fill={colours?.primary} trim={colours?.secondary} className={styles.shirt} />
        <img src={pictureUrl(logo)} alt={t('club.crest', { name })} className={styles.crest} />
      </div>
      <div className={styles.words}>
        <p className={styles.place}>{[sport, [town, region].filter(Boolean).join(', ')].join(' · ')}</p>
        <p className={styles.text}>{text}</p>
        <dl className={styles.facts}>
          {terms && (
            <div>
              <dt>{t('club.offer')}</dt>
              <dd>{until ? offerDay(t, until, locale, terms.hasEnded) : t('club.always')}</dd>
              {terms.minimumAmount > 1 && <dd>{t('club.minimum', { count: terms.minimumAmount })}</dd>}
            </div>
          )}
          {terms?.delivery && (
            <div>
              <dt>{t('club.delivery')}</dt>
              <dd>{terms.delivery.name}</dd>
              <dd>{`${terms.delivery.street}, ${terms.delivery.postal} ${terms.delivery.city}`}</dd>
            </div>
          )}
          {contact && (
            <div>
              <dt>{t('club.contact')}</dt>
              <dd>{contact.name}</dd>
              <dd>
                <a href={`mailto:${contact.email}`} className="text-link">
                  {contact.email}
                </a>
              </dd>
              <dd>
                <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className="text-link">
                  {contact.phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
