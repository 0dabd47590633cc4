import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { BrandEntry, BrandIndex } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { BrandCard } from './brand-card.tsx';
import styles from './brands-page.module.css';
import { letterId, letterLinks } from './letters.ts';
import type { MessageKey } from './messages/messages.ts';

/** All brands with their logos: featured ones first, then all by letter. */
export function BrandsPage({ data: { total, sections, featured, letters } }: { data: BrandIndex }): ReactElement {
  const t = useTranslate<MessageKey>();
  const others = sections.filter(({ url }) => url !== paths.brands);
  return (
    <div className={clsx('page', styles.page)}>
      <Breadcrumb links={[{ name: t('brands.title'), url: paths.brands }]} current={paths.brands} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('brands.title')}</h1>
        <p className={styles.count}>{t('brands.count', { count: total })}</p>
        {total > 0 && (
          <nav aria-label={t('brands.sections')} className={styles.sections}>
            {others.map(({ name, url }) => (
              <Link key={url} to={url} className="button">
                {t('brands.for', { name })}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {total > 0 && (
        <>
          <section aria-labelledby="brands-featured">
            <h2 id="brands-featured" className={styles.title}>
              {t('brands.featured')}
            </h2>
            <Brands brands={featured} className={styles.featured} />
          </section>
          <nav aria-label={t('brands.letters')} className={styles.letters}>
            <ul tabIndex={-1}>
              {letterLinks(letters).map(({ letter, hasBrands }) => (
                <li key={letter}>
                  {hasBrands ? <a href={`#${letterId(letter)}`}>{letter}</a> : <span aria-hidden="true">{letter}</span>}
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {letters.map(({ letter, brands }) => (
        <section
          key={letter}
          id={letterId(letter)}
          aria-labelledby={`${letterId(letter)}-titel`}
          className={styles.letter}
        >
          <h2 id={`${letterId(letter)}-titel`}>{letter}</h2>
          <Brands brands={brands} className={styles.brands} />
        </section>
      ))}
    </div>
  );
}

function Brands({ brands, className }: { brands: readonly BrandEntry[]; className: string | undefined }): ReactElement {
  return (
    <ul className={className}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandCard brand={brand} />
        </li>
      ))}
    </ul>
  );
}
