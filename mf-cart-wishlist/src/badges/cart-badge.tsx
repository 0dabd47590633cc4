import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { useStartedStore } from '../browser/use-started-store.ts';
import { cartCount } from '../cart/state/cart-machine.ts';
import { cartStore } from '../cart/state/cart-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { BagIcon } from '../ui/icon.tsx';
import { BadgeLink } from './badge-link.tsx';

export function CartBadge(): ReactElement {
  useStartedStore(cartStore);
  const count = cartStore.use(cartCount);
  const t = useTranslate<MessageKey>();
  return (
    <BadgeLink to={paths.cart} flyout="cart" count={count} name={t('cart.badge', { count })}>
      <BagIcon />
    </BadgeLink>
  );
}
