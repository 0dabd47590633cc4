import type { ReactElement } from 'react';
import { paths } from 'shared-contracts/paths';
import { cartCount } from '../cart/cart-count.ts';
import { cartStore } from '../cart/cart-store.ts';
import { BagIcon } from '../icons/icon.tsx';
import { useT } from '../messages/use-t.ts';
import { useStarted } from '../page/use-started.ts';
import { BadgeLink } from './badge-link.tsx';

export function CartBadge(): ReactElement {
  useStarted(cartStore);
  const count = cartStore.use(cartCount);
  const t = useT();
  return (
    <BadgeLink to={paths.cart} flyout="cart" count={count} name={t('cart.badge', { count })}>
      <BagIcon />
    </BadgeLink>
  );
}
