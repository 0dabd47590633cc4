import type { FlyoutName } from 'shared-contracts/events';
import { defineStore } from 'shared-contracts/store';
import { createFlyoutMachine } from './flyout-machine.ts';

/** All that the header lets down share one machine, so that opening one closes the others: cart, wishlist, menu sheets. */
export type FlyoutId = FlyoutName | `menu-${number}`;

export const flyouts = defineStore((app) =>
  createFlyoutMachine<FlyoutId>((id) => {
    if (id === 'cart' || id === 'wishlist') app.bus.emit('flyout-closed', { name: id });
  }),
);
