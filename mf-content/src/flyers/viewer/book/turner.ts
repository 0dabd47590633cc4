import { cornerPoint, type Flight, flightFrom, isOver, pointOf } from './flight.ts';
import type { Corner, Point } from './fold.ts';

/** A leaf between two spreads, identified by their pages. It is on the right while the lower one is open. */
export type Leaf = { readonly lower: number; readonly upper: number; readonly corner: Corner };

type TurnerParts = {
  draw(leaf: Leaf, point: Point): void;
  /** Removes the drawing of the turn. */
  clear(): void;
  /**
   * A page came to rest; `isByHand`: the shopper has dragged it there. The drawing stays until `rest` is called, when the page itself is
   * shown.
   */
  landed(page: number, isByHand: boolean): void;
  /** Height of a page in page widths. */
  height: number;
  /** True with reduced motion: pages change at once. */
  isStill(): boolean;
  now(): number;
  nextFrame(run: () => void): () => void;
};

export type Turner = {
  /** The page that is open, or will be once the leaf has landed. */
  destination(): number;
  turnTo(page: number, corner?: Corner): void;
  /** Starts to drag the leaf that leads to a page. */
  grab(page: number, corner: Corner): void;
  move(point: Point): void;
  /** @param speed of the pointer in page widths per second, positive to the right */
  release(speed: number): void;
  rest(): void;
  stop(): void;
};

type Motion = { readonly leaf: Leaf; isByHand: boolean; point: Point; flight: Flight | null };

/** A drag of this speed turns a page, wherever it is released. */
const throwSpeed = 0.8;

/**
 * The turning leaf: dragged, flying, or none. One leaf moves at a time: another turn lets the first one land at once, and a turn back
 * reverses it.
 */
export function createTurner(parts: TurnerParts, first: number): Turner {
  const { height } = parts;
  let page = first;
  let motion: Motion | null = null;
  let cancelFrame = (): void => {};

  function destination(): number {
    return motion?.flight ? endOf(motion.leaf, motion.flight) : page;
  }

  function begin(to: number, corner: Corner, isByHand: boolean): Motion {
    const leaf = { lower: Math.min(page, to), upper: Math.max(page, to), corner };
    const started: Motion = { leaf, isByHand, point: cornerPoint(page < to ? 1 : -1, corner, height), flight: null };
    motion = started;
    return started;
  }

  function land(): void {
    if (!motion) return;
    const { isByHand } = motion;
    const landedOn = destination();
    cancelFrame();
    const hasTurned = landedOn !== page;
    motion = null;
    page = landedOn;
    if (hasTurned) parts.landed(page, isByHand);
    else parts.clear();
  }

  function fly(moving: Motion, to: number, isThrown: boolean): void {
    cancelFrame();
    const end = to === moving.leaf.upper ? -1 : 1;
    moving.flight = flightFrom(moving.point, end, parts.now(), isThrown);
    step(moving, moving.flight);
  }

  function step(moving: Motion, flight: Flight): void {
    const now = parts.now();
    if (parts.isStill() || isOver(flight, now)) {
      land();
      return;
    }
    moving.point = pointOf(flight, now, moving.leaf.corner, height);
    parts.draw(moving.leaf, moving.point);
    cancelFrame = parts.nextFrame(() => step(moving, flight));
  }

  return {
    destination,
    turnTo(to, corner = 'bottom') {
      // The shopper has chosen another page since.
      if (motion) motion.isByHand = false;
      if (motion && (to === motion.leaf.lower || to === motion.leaf.upper)) {
        fly(motion, to, true);
        return;
      }
      land();
      if (to !== page) fly(begin(to, corner, false), to, false);
    },
    grab(to, corner) {
      land();
      begin(to, corner, true);
    },
    move(point) {
      if (!motion || motion.flight) return;
      motion.point = point;
      if (!parts.isStill()) parts.draw(motion.leaf, point);
    },
    release(speed) {
      if (!motion || motion.flight) return;
      const isThrown = Math.abs(speed) > throwSpeed;
      const isTurned = isThrown ? speed < 0 : motion.point.x < 0;
      fly(motion, isTurned ? motion.leaf.upper : motion.leaf.lower, true);
    },
    rest() {
      if (!motion) parts.clear();
    },
    stop() {
      // Lands it at its destination, for the next book: the phone may have been rotated.
      land();
      parts.clear();
    },
  };
}

function endOf(leaf: Leaf, flight: Flight): number {
  return flight.end === -1 ? leaf.upper : leaf.lower;
}
