import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { useStarted } from '../browser/use-started-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { HeartIcon } from '../ui/icon.tsx';
import { wishCount } from '../wishlist/state/wishlist-machine.ts';
import { wishlistStore } from '../wishlist/state/wishlist-store.ts';
import { BadgeLink } from './badge-link.tsx';

export function WishlistBadge(): ReactElement {
  useStarted(wishlistStore);
  const count = wishlistStore.use(wishCount);
  const t = useTranslate<MessageKey>();
  return (
    <BadgeLink to={paths.wishlist} flyout="wishlist" count={count} name={t('wishlist.badge', { count })}>
      <HeartIcon />
    </BadgeLink>
  );
}
