import { Fragment as Keyed, type ReactElement } from 'react';
import { GenderEntries } from './gender-entries.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import type { HomeView } from './home-view.ts';
import { NoCatalogue } from './no-catalogue.tsx';
import { ProductRow } from './product-row.tsx';
import { Teasers } from './teasers.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** The teasers follow the first product row. */
export function HomePage({ data }: { data: HomeView | null }): ReactElement {
  if (data === null) return <NoCatalogue />;
  const { hero, genders, rows, teasers } = data;
  return (
    <div className={styles.home}>
      <Hero hero={hero} />
      <TrustStrip />
      <GenderEntries genders={genders} />
      {rows.map((row, index) => (
        <Keyed key={row.id}>
          <ProductRow row={row} />
          {index === 0 && <Teasers teasers={teasers} />}
        </Keyed>
      ))}
      {rows.length === 0 && <Teasers teasers={teasers} />}
    </div>
  );
}
