import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { lockScroll, type ScrollLock } from '../../flyout/modal-sheet.ts';
import { type BackStack, type Enterable, popView, pushView, rootStack } from './back-stack.ts';

export type MobileMenuState = {
  readonly isOpen: boolean;
  readonly stack: BackStack;
  open(): void;
  /** @param scroll `keep` when a new page follows, which has a scroll position of its own */
  close(scroll?: 'restore' | 'keep'): void;
  enter(item: Enterable): void;
  back(): void;
};

/** SPEC 4, "Mobile menu": opening locks body scrolling, closing resets the stack and restores the scroll position. */
export function createMobileMenu(lock: () => ScrollLock): StoreApi<MobileMenuState> {
  let scrollLock: ScrollLock | null = null;
  return createStore<MobileMenuState>()((set, get) => ({
    isOpen: false,
    stack: rootStack,
    open() {
      if (get().isOpen) return;
      scrollLock = lock();
      set({ isOpen: true, stack: rootStack });
    },
    close(scroll = 'restore') {
      if (!get().isOpen) return;
      set({ isOpen: false, stack: rootStack });
      scrollLock?.release(scroll);
      scrollLock = null;
    },
    enter: (item) => set(({ stack }) => ({ stack: pushView(stack, item) })),
    back: () => set(({ stack }) => ({ stack: popView(stack) })),
  }));
}

export const mobileMenu = defineStore(() => createMobileMenu(lockScroll));
