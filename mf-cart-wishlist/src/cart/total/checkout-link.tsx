import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import { checkoutAddress } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useStartedStore } from '../../browser/use-started-store.ts';
import { pickupStore } from '../../store-picker/state/pickup-store.ts';
import { type CartState, isSettled } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';

type CheckoutLinkProps = { to: 'home' | 'page'; className: string; children: ReactNode };

/**
 * A link to the checkout host (SPEC 1): a full page load whose address has the chosen store, but no id of the shopper. Pending changes
 * are sent first; when one fails, the shopper stays and sees the failure.
 */
export function CheckoutLink({ to, className, children }: CheckoutLinkProps): ReactElement {
  useStartedStore(pickupStore);
  const app = useApp();
  const store = pickupStore.use((state) => state.store);
  const href = checkoutAddress(app.config.checkoutOrigin, to, store?.sysname ?? null, app.config);

  async function settleFirst(event: MouseEvent): Promise<void> {
    const cart = cartStore.of(app);
    if (isSettled(cart.getState())) return report(cart.getState());
    event.preventDefault();
    await cart.getState().settled();
    if (cart.getState().failure !== null) return;
    report(cart.getState());
    location.assign(href);
  }

  function report({ cart }: CartState): void {
    const { amount = 0, productsPrice: value = 0 } = cart?.total ?? {};
    app.analytics.track({ name: 'begin_checkout', entry: to, amount, value });
  }

  return (
    <Link to={href} reloadDocument className={className} onClick={settleFirst}>
      {children}
    </Link>
  );
}
