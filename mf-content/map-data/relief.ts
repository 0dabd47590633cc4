import { project } from '../src/stores/map/projection.ts';
import type { Line, Point } from './lines.ts';

/** The main ridges by longitude and latitude, drawn by hand from the positions of their summits, with their width in map units. */
const ridges: readonly (readonly [width: number, ...line: Point[]])[] = [
  [120, [9.72, 47.12], [9.86, 47.06], [10.1, 47.02], [10.2, 46.9], [10.11, 46.84]], // Rätikon, Silvretta
  [90, [9.85, 47.38], [10.1, 47.3], [10.3, 47.2], [10.45, 47.15]], // Lechquellen
  [110, [10.28, 47.28], [10.5, 47.23], [10.75, 47.25], [10.95, 47.33]], // Lechtaler Alpen
  [150, [10.45, 46.87], [10.7, 46.85], [10.88, 46.89], [11.05, 46.95], [11.2, 46.98], [11.4, 46.98]], // Ötztaler, Stubaier
  [100, [10.65, 47.05], [10.9, 47.12], [11.15, 47.15], [11.3, 47.1]],
  [80, [10.95, 47.41], [11.2, 47.4], [11.45, 47.4], [11.65, 47.43]], // Wetterstein, Karwendel
  [70, [11.7, 47.45], [11.85, 47.46], [12.0, 47.53]], // Rofan
  [70, [12.2, 47.56], [12.3, 47.56], [12.42, 47.55]], // Wilder Kaiser
  [90, [11.6, 47.18], [11.85, 47.22], [12.1, 47.3], [12.4, 47.38]], // Tuxer, Kitzbüheler
  [130, [11.55, 47.02], [11.75, 47.05], [11.9, 47.07], [12.1, 47.13]], // Zillertaler
  [170, [12.1, 47.1], [12.35, 47.11], [12.55, 47.1], [12.7, 47.07], [12.95, 47.05], [13.1, 47.04], [13.35, 47.05]], // Hohe Tauern
  [80, [12.3, 46.92], [12.55, 46.96], [12.75, 46.93]],
  [80, [12.55, 46.77], [12.72, 46.76], [12.9, 46.68]], // Lienzer Dolomiten
  [70, [12.45, 46.67], [12.75, 46.63], [13.1, 46.6], [13.4, 46.58]], // Karnischer Kamm
  [80, [12.65, 47.47], [12.85, 47.48], [13.0, 47.42]], // Steinberge, Hochkönig
  [80, [13.1, 47.55], [13.25, 47.5], [13.45, 47.5], [13.65, 47.48]], // Tennengebirge, Dachstein
  [80, [13.7, 47.7], [13.95, 47.7], [14.15, 47.67], [14.35, 47.65]], // Totes Gebirge
  [130, [13.3, 47.2], [13.55, 47.26], [13.8, 47.28], [14.1, 47.3], [14.4, 47.35], [14.6, 47.38]], // Niedere Tauern
  [80, [13.4, 46.98], [13.6, 46.9], [13.85, 46.85]], // Nockberge
  [70, [13.9, 47.02], [14.2, 47.05], [14.4, 46.95]], // Gurktaler
  [80, [14.45, 47.57], [14.65, 47.58], [14.85, 47.57]], // Gesäuse
  [80, [14.95, 47.62], [15.15, 47.62], [15.4, 47.63], [15.6, 47.7], [15.8, 47.77]], // Hochschwab, Rax
  [60, [15.2, 47.85], [15.45, 47.85], [15.7, 47.86]],
  [80, [14.55, 47.2], [14.75, 47.1], [14.67, 46.9]], // Seetaler Alpen, Saualpe
  [80, [15.0, 47.15], [15.05, 46.95], [15.1, 46.75]], // Koralpe
  [70, [15.2, 47.35], [15.45, 47.35], [15.7, 47.45], [15.9, 47.55]], // Fischbacher Alpen
  [70, [13.6, 46.52], [13.95, 46.5], [14.3, 46.44], [14.6, 46.42]], // Karawanken
  [60, [13.95, 48.72], [14.3, 48.6], [14.7, 48.55]], // Mühlviertel
  [60, [14.8, 48.5], [15.0, 48.4], [15.25, 48.4]], // Waldviertel
  [45, [15.95, 48.05], [16.15, 48.12], [16.25, 48.25]], // Wienerwald
  [45, [16.4, 47.73], [16.55, 47.85]], // Leithagebirge
];

/** Pseudo-random numbers between 0 and 1, the same each time. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function resampled(line: Line, step: number): Point[] {
  const points: Point[] = [];
  for (const [index, [x, y]] of line.entries()) {
    const next = line[index + 1];
    if (next === undefined) {
      points.push([x, y]);
      break;
    }
    const parts = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / step));
    for (let part = 0; part < parts; part += 1) {
      points.push([x + ((next[0] - x) * part) / parts, y + ((next[1] - y) * part) / parts]);
    }
  }
  return points;
}

/** Direction away from the light, which comes from the upper left; usually at a right angle to the ridge. */
function across([fromX, fromY]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [-(toY - fromY) / length, (toX - fromX) / length];
  const away = x * 0.5 + y * 0.85 < 0 ? -1 : 1;
  return [away * x * 0.8 + 0.15, away * y * 0.8 + 0.25];
}

/** The lit and the shaded flanks of the mountains, as polygons. */
export function relief(): { readonly lit: Line[]; readonly shaded: Line[] } {
  const random = scatter(7);
  const [lit, shaded]: [Line[], Line[]] = [[], []];
  for (const [width, ...degrees] of ridges) {
    const line = degrees.map(([longitude, latitude]): Point => {
      const { x, y } = project({ latitude, longitude });
      return [x, y];
    });
    const crest = resampled(line, 75).map(([x, y], index): Point => {
      const zigzag = index % 2 === 0 ? -16 : 16;
      return [x + zigzag / 2 + (random() - 0.5) * 26, y + zigzag + (random() - 0.5) * 14];
    });
    const flank = (side: 1 | -1): Line => {
      const foot = crest.map(([x, y], index): Point => {
        const taper = Math.sin((Math.PI * (index + 0.6)) / (crest.length + 0.2));
        const reach = side * width * taper * (index % 2 === 0 ? 0.55 : 1) * (0.75 + random() * 0.5);
        const [acrossX, acrossY] = across(crest[index - 1] ?? [x, y], crest[index + 1] ?? [x, y]);
        return [x + reach * acrossX, y + reach * acrossY];
      });
      return [...crest, ...foot.toReversed()].map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    };
    lit.push(flank(-1));
    shaded.push(flank(1));
  }
  return { lit, shaded };
}
