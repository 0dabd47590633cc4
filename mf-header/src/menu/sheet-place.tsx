import { type ReactElement, useEffect, useState } from 'react';
import { part } from 'shared-contracts/part';
import { MenuFailed } from './menu-failed.tsx';
import { SheetWaiting } from './sheet-waiting.tsx';
import { wholeMenu } from './whole-menu.ts';

export const MenuSheet = part(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** Holds nothing until its sheet is let down for the first time. */
export function SheetPlace({ id, isOpen }: { id: number; isOpen: boolean }): ReactElement | null {
  const load = wholeMenu.use((state) => state.load);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  if (!hasOpened) return null;
  return <MenuSheet id={id} waiting={<SheetWaiting />} failed={(retry) => <MenuFailed onRetry={retry} />} />;
}
