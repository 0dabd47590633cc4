import type { KindDrawing, View } from './sheet.ts';

/** Some cuts of a drawing as a kind of their own: of all bindings those for touring. */
export function only({ views }: KindDrawing, cuts: readonly number[]): KindDrawing {
  const renumbered =
    (view: View): View =>
    (colours, design) =>
      view(colours, { ...design, cut: cuts[design.cut] ?? 0 });
  const [hero, angle, detail] = views;
  return { cuts: cuts.length, views: [renumbered(hero), renumbered(angle), renumbered(detail)] };
}
