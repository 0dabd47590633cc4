import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import { checkoutAddress } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useStartedStore } from '../../browser/use-started-store.ts';
import { pickupStore } from '../../store-picker/state/pickup-store.ts';
import { isSettled } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';

type CheckoutLinkProps = { to: 'home' | 'page'; className: string; children: ReactNode };

/**
 * The two jumps to the checkout host (SPEC 1): full page loads, without ids of the shopper in their addresses; the store he has
 * chosen comes along. What is pending goes through first; when that fails the shopper stays and reads why.
 */
export function CheckoutLink({ to, className, children }: CheckoutLinkProps): ReactElement {
  useStartedStore(pickupStore);
  const app = useApp();
  const store = pickupStore.use((state) => state.store);
  const href = checkoutAddress(app.config.checkoutOrigin, to, store?.sysname ?? null);

  async function settleFirst(event: MouseEvent): Promise<void> {
    const cart = cartStore.of(app);
    if (isSettled(cart.getState())) return;
    event.preventDefault();
    await cart.getState().settled();
    if (cart.getState().failure === null) location.assign(href);
  }

  return (
    <Link to={href} reloadDocument className={className} onClick={settleFirst}>
      {children}
    </Link>
  );
}
