import { type RefObject, useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import { flyouts } from '../flyout/flyout-store.ts';
import { search } from './search-store.ts';

/** Closes the search on a press or focus outside, on a new page, and when a flyout opens. */
export function useSearchClosing(box: RefObject<HTMLElement | null>, address: string): void {
  const app = useApp();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => {
    search.of(app).getState().close();
  }, [app, address]);

  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      const { isOpen, close } = search.of(app).getState();
      // React may have removed the target in response to this same event.
      if (isOpen && target instanceof Node && target.isConnected && !box.current?.contains(target)) close();
    };
    const unsubscribe = flyouts.of(app).subscribe(({ open }) => {
      if (open !== null) search.of(app).getState().close();
    });
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      unsubscribe();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [app, box]);
}
