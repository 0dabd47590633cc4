import type { ReactElement } from 'react';
import { paths } from 'shared-contracts/paths';
import { HeartIcon } from '../icons/icon.tsx';
import { useT } from '../messages/use-t.ts';
import { useStarted } from '../page/use-started.ts';
import { wishCount } from '../wishlist/wishlist-machine.ts';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import { BadgeLink } from './badge-link.tsx';

export function WishlistBadge(): ReactElement {
  useStarted(wishlistStore);
  const count = wishlistStore.use(wishCount);
  const t = useT();
  return (
    <BadgeLink to={paths.wishlist} flyout="wishlist" count={count} name={t('wishlist.badge', { count })}>
      <HeartIcon />
    </BadgeLink>
  );
}
