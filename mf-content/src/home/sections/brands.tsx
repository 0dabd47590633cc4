import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { HomeSection } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import styles from './brands.module.css';
import { SectionHead } from './section-head.tsx';

type BrandsProps = Omit<Extract<HomeSection, { kind: 'brands' }>, 'kind'> & { id: string };

/** A wall of brand logos. */
export function Brands({ title, url, brands, id }: BrandsProps): ReactElement {
  const pictureUrl = usePictureUrl();
  return (
    <section className="page lazy-layout" aria-labelledby={id}>
      <SectionHead id={id} title={title} url={url} />
      <ul className={styles.wall}>
        {brands.map(({ name, url: brandUrl, logo }) => (
          <li key={brandUrl}>
            <Link to={brandUrl} className={styles.brand}>
              {logo ? <img src={pictureUrl(logo)} alt={name} width={144} height={48} loading="lazy" /> : name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
