import { type ReactElement, useEffect, useState } from 'react';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { fullMenu } from '../full-menu-store.ts';
import { MenuFailed } from '../menu-failed.tsx';
import { MenuSheetSkeleton } from './menu-sheet-skeleton.tsx';

export const MenuSheet = lazyComponent(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** Renders nothing until its sheet is opened for the first time. */
export function MenuSheetSlot({ id, isOpen }: { id: number; isOpen: boolean }): ReactElement | null {
  const load = fullMenu.use((state) => state.load);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  if (!hasOpened) return null;
  return <MenuSheet id={id} fallback={<MenuSheetSkeleton />} failed={(retry) => <MenuFailed onRetry={retry} />} />;
}
