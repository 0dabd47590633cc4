import type { ReactElement } from 'react';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';

/** Without the menu the whole assortment is one step away. */
export function MenuFailed({ className }: { className: string | undefined }): ReactElement {
  const t = useT();
  return (
    <p className={className}>
      {t('menu.failed')}{' '}
      <Link to={paths.search()} className="text-link">
        {t('menu.everything')}
      </Link>
    </p>
  );
}
