import type { ReactElement } from 'react';
import { Breadcrumb as SharedBreadcrumb } from 'shared-contracts/breadcrumb';
import type { NamedLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { BlockMessageKey } from '../blocks/messages/messages.ts';

type BreadcrumbProps = { links: readonly NamedLink[]; current: string };

/** The breadcrumb of a page, with labels from this frontend's messages. */
export function Breadcrumb(props: BreadcrumbProps): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  return <SharedBreadcrumb {...props} label={t('blocks.path')} home={t('blocks.start')} />;
}
