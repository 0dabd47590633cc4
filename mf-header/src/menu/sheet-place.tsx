import { type ReactElement, useEffect, useState } from 'react';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { MenuFailed } from './menu-failed.tsx';
import { SheetWaiting } from './sheet-waiting.tsx';
import { wholeMenu } from './whole-menu.ts';

export const MenuSheet = lazyComponent(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** Holds nothing until its sheet is let down for the first time. */
export function SheetPlace({ id, isOpen }: { id: number; isOpen: boolean }): ReactElement | null {
  const load = wholeMenu.use((state) => state.load);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  if (!hasOpened) return null;
  return <MenuSheet id={id} fallback={<SheetWaiting />} failed={(retry) => <MenuFailed onRetry={retry} />} />;
}
