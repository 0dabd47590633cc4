import { lazyComponent } from 'shared-contracts/lazy-component';

/** Loaded when the pointer or the focus reaches the link in the bar. */
export const AccountFlyout = lazyComponent(async () => (await import('./account-flyout.tsx')).AccountFlyout);
