import { type RefObject, useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import { flyouts } from '../flyout/flyouts.ts';
import { search } from './search-store.ts';

/** Closes the box for a press or a step of focus elsewhere, for a new page, and when a flyout opens. */
export function useSearchClosing(box: RefObject<HTMLElement | null>, address: string): void {
  const app = useApp();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => {
    search.of(app).getState().close();
  }, [app, address]);

  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      const { isOpen, close } = search.of(app).getState();
      if (isOpen && target instanceof Node && !box.current?.contains(target)) close();
    };
    const stopFollowing = flyouts.of(app).subscribe(({ open }) => {
      if (open !== null) search.of(app).getState().close();
    });
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      stopFollowing();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [app, box]);
}
