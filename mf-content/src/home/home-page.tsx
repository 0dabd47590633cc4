import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './home-page.module.css';
import type { HomeView, SectionView } from './home-view.ts';
import type { MessageKey } from './messages/messages.ts';
import { NoCatalogue } from './no-catalogue.tsx';
import { ProductRow } from './products/product-row.tsx';
import { Brands } from './sections/brands.tsx';
import { Campaign } from './sections/campaign.tsx';
import { GenderEntries } from './sections/gender-entries.tsx';
import { Guide } from './sections/guide.tsx';
import { Hero } from './sections/hero.tsx';
import { Loyalty } from './sections/loyalty.tsx';
import { Promises } from './sections/promises.tsx';
import { Sports } from './sections/sports.tsx';
import { Stores } from './sections/stores.tsx';
import { Teasers } from './sections/teasers.tsx';

/** The sections in the order of the data. The first hero has the page's heading. */
export function HomePage({ data }: { data: HomeView | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  if (data === null) return <NoCatalogue />;
  const { sections } = data;
  const heading = sections.findIndex(({ kind }) => kind === 'hero');
  return (
    <div className={styles.home}>
      {heading < 0 && <h1 className="visually-hidden">{t('home.title')}</h1>}
      {sections.map((section, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's data does not change
          key={index}
          section={section}
          id={`home-${index}`}
          isFirst={index === 0}
          hasHeading={index === heading}
        />
      ))}
    </div>
  );
}

type SectionProps = { section: SectionView; id: string; isFirst: boolean; hasHeading: boolean };

/** `id`: of the section's title. */
function Section({ section, id, isFirst, hasHeading }: SectionProps): ReactElement | null {
  const { loyaltyEnabled } = useApp().config;
  switch (section.kind) {
    case 'hero':
      return <Hero hero={section.hero} isFirst={isFirst} hasHeading={hasHeading} />;
    case 'promises':
      return <Promises {...section} />;
    case 'genders':
      return <GenderEntries {...section} id={id} />;
    case 'products':
      return <ProductRow row={section.row} id={id} />;
    case 'campaign':
      return <Campaign {...section} id={id} />;
    case 'teasers':
      return <Teasers {...section} />;
    case 'sports':
      return <Sports {...section} id={id} />;
    case 'guide':
      return <Guide {...section} id={id} />;
    case 'stores':
      return <Stores {...section} id={id} />;
    case 'loyalty':
      return loyaltyEnabled ? <Loyalty {...section} id={id} /> : null;
    case 'brands':
      return <Brands {...section} id={id} />;
    case 'recently-viewed':
      return <Fragment of="mf-catalog/recently-viewed" when="near" />;
  }
}
