import type { MapTiles } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';
import { drawnDepth } from '../map-view.ts';

/** Whether the shopper has asked for the tiles. It lasts as long as the tab: nothing is stored of it. */
export const streetMap = defineStore(() => createStore(() => false));

/** The level of tiles at which the drawing ends, in a frame of usual size. */
const drawnLevel = 11;

/** How far the map can be enlarged with tiles: as far as the server has them. */
export const streetDepth = ({ maxZoom }: MapTiles): number => drawnDepth * 2 ** Math.max(0, maxZoom - drawnLevel);
