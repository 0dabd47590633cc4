import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { useStartedStore } from '../browser/use-started-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { HeartIcon } from '../ui/icon.tsx';
import { wishlistCount } from '../wishlist/state/wishlist-machine.ts';
import { wishlistStore } from '../wishlist/state/wishlist-store.ts';
import { BadgeLink } from './badge-link.tsx';

export function WishlistBadge(): ReactElement {
  useStartedStore(wishlistStore);
  const count = wishlistStore.use(wishlistCount);
  const t = useTranslate<MessageKey>();
  return (
    <BadgeLink to={paths.wishlist} flyout="wishlist" count={count} name={t('wishlist.badge', { count })}>
      <HeartIcon />
    </BadgeLink>
  );
}
