import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import { Link } from 'shared-contracts/routing';
import { isAtRest } from '../cart/cart-machine.ts';
import { cartStore } from '../cart/cart-store.ts';

type CheckoutLinkProps = { to: 'home' | 'page'; className: string; children: ReactNode };

/**
 * The two jumps to the checkout host (SPEC 1): full page loads, without ids in their addresses. What is pending goes through
 * first; when that fails the shopper stays and reads why.
 */
export function CheckoutLink({ to, className, children }: CheckoutLinkProps): ReactElement {
  const app = useApp();
  const href = `${app.config.checkoutOrigin}${to === 'home' ? '/' : '/checkout/'}`;

  async function settleFirst(event: MouseEvent): Promise<void> {
    const cart = cartStore.of(app);
    if (isAtRest(cart.getState())) return;
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
