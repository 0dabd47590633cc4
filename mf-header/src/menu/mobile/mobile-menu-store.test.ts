import { describe, expect, it } from 'vitest';
import { popView, pushView, rootStack, shownView } from './back-stack.ts';
import { createMobileMenu } from './mobile-menu-store.ts';

const damen = { id: 1, name: 'Damen' };
const schuhe = { id: 2, name: 'Schuhe', kind: 'category' } as const;
const marken = { id: 3, name: 'Marken', kind: 'brand' } as const;

function setUp() {
  const log: string[] = [];
  const menu = createMobileMenu(() => {
    log.push('locked');
    return { release: (scroll) => log.push(scroll) };
  });
  return { log, menu, state: () => menu.getState() };
}

describe('back stack', () => {
  it('pushes a brand view for a brand item and an item view for any other', () => {
    expect(shownView(pushView(rootStack, marken))).toEqual({ kind: 'brands', id: 3, name: 'Marken' });
    expect(shownView(pushView(rootStack, schuhe))).toEqual({ kind: 'items', id: 2, name: 'Schuhe' });
  });

  it('goes back one view at a time and never beyond the root', () => {
    const deep = pushView(pushView(rootStack, damen), schuhe);
    expect(shownView(popView(deep))).toEqual({ kind: 'items', id: 1, name: 'Damen' });
    expect(popView(popView(popView(deep)))).toEqual(rootStack);
  });
});

describe('mobile menu', () => {
  it('locks scrolling when it opens and restores the position when it closes', () => {
    const { menu, log, state } = setUp();
    state().open();
    state().open();
    expect(log).toEqual(['locked']);
    menu.getState().close();
    state().close();
    expect(log).toEqual(['locked', 'restore']);
  });

  it('does not restore the position when a route change closes it', () => {
    const { log, state } = setUp();
    state().open();
    state().close('keep');
    expect(log).toEqual(['locked', 'keep']);
  });

  it('starts at the root again after closing', () => {
    const { state } = setUp();
    state().open();
    state().enter(damen);
    state().enter(schuhe);
    state().close();
    expect(state()).toMatchObject({ isOpen: false, stack: rootStack });
  });
});
