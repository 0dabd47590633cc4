import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { checkoutAddress } from 'shared-contracts/paths';
import { isPlainClick, Link } from 'shared-contracts/routing';
import { useStartedStore } from '../../browser/use-started-store.ts';
import { pickupStore } from '../../store-picker/state/pickup-store.ts';
import { type CartState, isSettled } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';

type CheckoutLinkProps = { to: 'home' | 'page'; className: string; children: ReactNode };

/**
 * A link to the checkout host (SPEC 1): a full page load whose address contains the chosen store, but no id of the shopper. Pending changes
 * are sent first; if one fails, the shopper stays and sees the failure. In a new tab it opens at once. The browser connects to the
 * host while the link is shown.
 */
export function CheckoutLink({ to, className, children }: CheckoutLinkProps): ReactElement {
  useStartedStore(pickupStore);
  const app = useApp();
  const store = pickupStore.use((state) => state.store);
  const [isSending, setSending] = useState(false);
  const href = checkoutAddress(app.config.checkoutOrigin, to, store?.sysname ?? null, app.config);

  async function settleFirst(event: MouseEvent): Promise<void> {
    const cart = cartStore.of(app);
    if (isSettled(cart.getState())) return report(cart.getState());
    // In a new tab it opens at once.
    if (!isPlainClick(event)) return void cart.getState().settled();
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const page = location.href;
    await cart.getState().settled();
    setSending(false);
    // The shopper may have navigated elsewhere.
    if (cart.getState().failure !== null || location.href !== page) return;
    report(cart.getState());
    location.assign(href);
  }

  function report({ cart }: CartState): void {
    const { amount = 0, productsPrice: value = 0 } = cart?.total ?? {};
    app.analytics.track({ name: 'begin_checkout', entry: to, amount, value });
  }

  return (
    <>
      <link rel="preconnect" href={app.config.checkoutOrigin} />
      <Link to={href} reloadDocument className={className} aria-busy={isSending || undefined} onClick={settleFirst}>
        {children}
      </Link>
    </>
  );
}
