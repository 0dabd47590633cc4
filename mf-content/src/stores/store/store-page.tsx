import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { dayName, useNow } from 'shared-contracts/opening-hours';
import { paths } from 'shared-contracts/paths';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { CoverLink } from '../../page-parts/cover-link.tsx';
import { PageHead } from '../../page-parts/page-head.tsx';
import { OpeningLine } from '../hours/opening-line.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import type { MessageKey } from './messages/messages.ts';
import { OpeningHours } from './opening-hours.tsx';
import styles from './store-page.module.css';
import { bookingId, StoreServices } from './store-services.tsx';
import { addressLine, knownDays, routeAddress, type StoreView } from './store-view.ts';

/** `/shop/{path}/`: a store, with its hours, its services, directions, and appointments. */
export function StorePage({ data: view }: { data: StoreView }): ReactElement {
  const t = useTranslate<MessageKey>();
  const now = useNow(view.now);
  const { store, service } = view;
  const isBookable = store.serviceList.some(({ bookable }) => bookable);
  return (
    <>
      <PageHead
        breadcrumb={[
          { name: t('store.stores'), url: paths.shops },
          { name: store.name, url: store.url },
        ]}
        current={store.url}
        title={store.name}
        lead={store.text}
        picture={store.picture}
        isLow
      >
        <OpeningLine days={knownDays(store)} now={now} />
      </PageHead>
      <div className={`page ${styles.page}`}>
        <div className={styles.main}>
          <Contact view={view} />
          <OpeningHours view={view} now={now} />
        </div>
        <Way view={view} />
        <div className={styles.wide}>
          <StoreServices store={store} />
        </div>
        {isBookable ? (
          <section id={bookingId} className={`${styles.wide} ${styles.booking}`} aria-labelledby="booking">
            <div>
              <h2 id="booking" className={styles.heading}>
                {t('booking.title')}
              </h2>
              <p className={styles.lead}>{t('booking.lead', { name: store.name })}</p>
            </div>
            <div className={styles.form}>
              <AppointmentForm key={store.id} store={store} service={service} now={now} />
            </div>
          </section>
        ) : null}
        <Flyers view={view} />
        <Nearby view={view} now={now} />
      </div>
    </>
  );
}

type PartProps = { view: StoreView };

function Contact({ view: { store } }: PartProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { omnichannelAvailable } = useApp().config;
  const { sysname, name, address } = store;
  return (
    <section aria-label={t('store.actions')} className={styles.contact}>
      <address className={styles.address}>
        {address.Street}
        <br />
        {address.ZipCode} {address.City}
      </address>
      <p className={styles.links}>
        <Link to={routeAddress(store)} className="text-link">
          {t('store.route')}
        </Link>
        <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="text-link">
          {t('store.call', { phone: store.phone })}
        </a>
        <a href={`mailto:${store.email}`} className="text-link">
          {t('store.write')}
        </a>
      </p>
      {omnichannelAvailable && (
        <Fragment
          of="mf-cart-wishlist/store-picker"
          className={styles.mine}
          variant="store"
          store={{ sysname, name, address: { City: address.City, ZipCode: address.ZipCode } }}
        />
      )}
    </section>
  );
}

const noSelection = (): boolean => false;

function Way({ view: { store, onMap } }: PartProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [active, setActive] = useState<number | null>(null);
  return (
    <section aria-labelledby="store-way" className={styles.way}>
      <MapFrame
        className={styles.map}
        stores={onMap}
        focus={onMap}
        place={null}
        alone={store.id}
        active={active ?? store.id}
        onActive={setActive}
        onSelect={noSelection}
      />
      <h2 id="store-way" className={styles.wayHeading}>
        {t('store.way')}
      </h2>
      <p>
        {addressLine(store)}. {store.howToGetThere}
      </p>
    </section>
  );
}

function Flyers({ view: { store, flyers } }: PartProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { config, locale } = useApp();
  if (flyers.length === 0 || config.flippingBookPrefix === null) return null;
  return (
    <section className={styles.wide} aria-labelledby="store-flyers">
      <h2 id="store-flyers" className={styles.heading}>
        {t('store.flyers')}
      </h2>
      <ul className={styles.flyers}>
        {flyers.map(({ url, title, validTo, cover }) => (
          <li key={url}>
            <Link to={url} className={styles.flyer}>
              <PictureElement picture={cover} alt="" sizes="220px" loading="lazy" className={styles.cover} />
              <span className={styles.flyerTitle}>{title}</span>
            </Link>
            <span className={styles.soft}>{t('store.flyer-valid', { date: dayName(validTo, locale) })}</span>
          </li>
        ))}
      </ul>
      <Link to={`/${config.flippingBookPrefix}/shop/${store.shopUrl}/`} className={`text-link ${styles.more}`}>
        {t('store.flyers-all')}
      </Link>
    </section>
  );
}

function Nearby({ view: { store }, now }: PartProps & { now: number }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  if (store.nearby.length === 0) return null;
  return (
    <section className={styles.wide} aria-labelledby="store-nearby">
      <h2 id="store-nearby" className={styles.heading}>
        {t('store.nearby')}
      </h2>
      <ul className={styles.nearby}>
        {store.nearby.map((near) => (
          <li key={near.id} className={styles.near}>
            <CoverLink to={near.url} className={styles.nearName}>
              {near.name}
            </CoverLink>
            {near.distanceKm === null ? null : (
              <span className={styles.soft}>
                {t('store.distance', { km: String(near.distanceKm).replace('.', locale === 'at' ? ',' : '.') })}
              </span>
            )}
            <span className={styles.soft}>{addressLine(near)}</span>
            <OpeningLine days={near.openingDays ?? [near.today]} now={now} />
          </li>
        ))}
      </ul>
      <Link to={paths.shops} className={`text-link ${styles.more}`}>
        {t('store.all')}
      </Link>
    </section>
  );
}
