import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { FlyerData, ShownPage, ShownSpot } from './flyer-loader.ts';
import styles from './page-list.module.css';
import { printedPages } from './print-flyer.ts';

/**
 * All pages with their text and offers. Below the book it shows no pictures, which are for the list, print, and browsers without script.
 */
export function PageList({ data }: { data: FlyerData }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section id={printedPages} aria-labelledby="flyer-offers" className={`page ${styles.list}`} data-view={data.view}>
      <h2 id="flyer-offers" className={styles.title}>
        {t('flyer.offers')}
      </h2>
      <ol className={styles.pages}>
        {data.pages.map((page) => (
          <ListedPage key={page.number} data={data} page={page} />
        ))}
      </ol>
      <p className={styles.conditions}>{t('flyer.conditions')}</p>
    </section>
  );
}

function ListedPage({ data, page }: { data: FlyerData; page: ShownPage }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { number, picture, heading, paragraphs, spots } = page;
  return (
    <li className={styles.page} data-empty={spots.length === 0 || undefined}>
      <div className={styles.picture}>
        <PictureElement picture={picture} sizes="(min-width: 993px) 30vw, 100vw" alt="" loading="lazy" />
      </div>
      <div>
        <h3 className={styles.heading}>{heading || t('flyer.page', { page: number })}</h3>
        {paragraphs.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        {spots.length > 0 && (
          <ul className={styles.offers}>
            {spots.map((spot) => (
              <Offer key={spot.productId} spot={spot} />
            ))}
          </ul>
        )}
        <Link to={paths.flyer(data.path, number)} className={styles.number}>
          {t('flyer.toPage', { page: number })}
        </Link>
      </div>
    </li>
  );
}

function Offer({ spot: { url, name, priceFull, recommendedFull } }: { spot: ShownSpot }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <li className={styles.offer}>
      <Link to={url} className={styles.name}>
        {name}
      </Link>
      <span className={styles.prices}>
        <strong className="price" data-reduced={recommendedFull !== null || undefined}>
          {priceFull}
        </strong>
        {recommendedFull !== null && (
          <small>
            {t('flyer.rrp')} <s className="price">{recommendedFull}</s>
          </small>
        )}
      </span>
    </li>
  );
}
