import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { EventMap } from 'shared-contracts/events';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/routing';
import type { FlyoutDialogName } from './flyout-dialogs.tsx';
import { flyouts, listCounts } from './flyout-store.ts';

/** Loaded when the pointer or the focus approaches a control that opens a flyout, or with the first flyout. */
export const FlyoutDialogs = lazyComponent(async () => (await import('./flyout-dialogs.tsx')).FlyoutDialogs);

const pageOf = { cart: paths.cart, wishlist: paths.wishlist, account: paths.account };
const isDialog = (id: string | null): id is FlyoutDialogName => id !== null && Object.hasOwn(pageOf, id);

/** Opens a flyout on `flyout-requested`. */
export function Flyouts(): ReactElement | null {
  const app = useApp();
  useEffect(() => {
    const onRequest = ({ name, closeAfterMs }: EventMap['flyout-requested']): void =>
      flyouts
        .of(app)
        .getState()
        .show(name, { by: closeAfterMs === undefined ? 'user' : 'auto', closeAfterMs });
    // Created now, because counts are reported before the first flyout.
    listCounts.of(app);
    app.bus.on('flyout-requested', onRequest);
    return () => app.bus.off('flyout-requested', onRequest);
  }, [app]);

  const open = flyouts.use((state) => state.open);
  const [opened, setOpened] = useState<ReadonlySet<FlyoutDialogName>>(new Set());
  if (isDialog(open) && !opened.has(open)) setOpened(new Set([...opened, open]));
  if (opened.size === 0) return null;
  return <FlyoutDialogs opened={opened} failed={(retry) => <FlyoutUnavailable retry={retry} />} />;
}

/** The dialogs could not be loaded: navigates to the page instead, unless the flyout opened automatically. The next flyout retries. */
function FlyoutUnavailable({ retry }: { retry: () => void }): null {
  const { open, by, dismiss } = flyouts.use((state) => state);
  const navigate = useNavigate();
  const hasClosed = useRef(false);
  useEffect(() => {
    if (!isDialog(open)) return;
    if (hasClosed.current) return retry();
    hasClosed.current = true;
    dismiss();
    if (by === 'user') void navigate(pageOf[open]);
  }, [open, by, dismiss, navigate, retry]);
  return null;
}
