import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { BrandIndex } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';

export function brandsMeta({ total }: BrandIndex, { t, config }: MetaContext): PageMeta {
  const title = t('brands.title');
  return {
    title: `${title} | Bergauf`,
    description: t('brands.description', { count: total }),
    canonical: paths.brands,
    structuredData: [breadcrumbStructuredData([{ name: title, url: paths.brands }], config.shopOrigin)],
  };
}
