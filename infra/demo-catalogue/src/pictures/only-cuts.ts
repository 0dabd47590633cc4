import type { KindDrawing, View } from './sheet.ts';

/** A kind with a subset of another drawing's cuts, such as touring bindings among all bindings. */
export function only({ views, upright }: KindDrawing, cuts: readonly number[]): KindDrawing {
  const renumbered =
    (view: View): View =>
    (colours, design) =>
      view(colours, { ...design, cut: cuts[design.cut] ?? 0 });
  const [hero, angle, detail] = views;
  return {
    cuts: cuts.length,
    views: [renumbered(hero), renumbered(angle), renumbered(detail)],
    ...(upright && { upright: renumbered(upright) }),
  };
}
