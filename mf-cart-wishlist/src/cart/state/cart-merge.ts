import type { AppContext } from 'shared-contracts/app';
import type { Cart } from 'shared-contracts/entities';
import type { MergeUuidBehavior } from '../../confirmed-list/merge-uuid.ts';

type MergeRules = {
  /** What the server confirmed last. */
  cart(): Cart | null;
  /** Credentials are about to be sent: the last moment to change the guest's cart. */
  onLoginStarted(): void;
  /** Login or registration succeeded. */
  onLogin(): void;
};

/**
 * SPEC 4: the guest's cart joins the account's after login or registration when it is not empty; what is to be merged is
 * forgotten when login or registration is refused, and at logout. It is remembered before the credentials are sent, because
 * a full page load may come between.
 */
export function followLogin({ bus, session }: AppContext, behavior: MergeUuidBehavior | null, rules: MergeRules): void {
  /** A cart that was not read yet may hold something; only a confirmed empty one needs no merge. */
  function rememberGuest(guestRequestId: string | null): void {
    if (guestRequestId !== null && rules.cart()?.products.length !== 0) behavior?.write(guestRequestId);
  }

  bus.on('login-started', () => {
    rules.onLoginStarted();
    const current = session.read();
    if (current.kind === 'guest') rememberGuest(current.requestId);
  });
  bus.on('login-failed', () => behavior?.clear());
  bus.on('login', ({ guestRequestId }) => {
    rememberGuest(guestRequestId);
    rules.onLogin();
  });
  bus.on('logout', () => behavior?.clear());
}
