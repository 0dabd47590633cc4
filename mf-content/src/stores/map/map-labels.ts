import type { SiteLocale } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';
import { placeNameIn } from '../place-names.ts';
import type { Cluster } from './clusters.ts';
import { project } from './projection.ts';

export type MapLabel = {
  readonly text: string;
  readonly kind: 'state' | 'town' | 'water' | 'country';
  readonly x: number;
  readonly y: number;
  /** Shown from this zoom level, and below `until`. */
  readonly from: number;
  readonly until: number;
};

type Row = readonly [text: string, longitude: number, latitude: number, from?: number, until?: number];

const label =
  (kind: MapLabel['kind'], usual: number) =>
  ([text, longitude, latitude, from = usual, until = 99]: Row): MapLabel => ({
    text,
    kind,
    ...project({ longitude, latitude }),
    from,
    until,
  });

const states: readonly Row[] = [
  ['Vorarlberg', 9.9, 47.24, 1.5],
  ['Tirol', 11.05, 47.27],
  ['Salzburg', 13.2, 47.36],
  ['Kärnten', 13.75, 46.76],
  ['Steiermark', 15.05, 47.27],
  ['Oberösterreich', 13.75, 48.12],
  ['Niederösterreich', 15.6, 48.42],
  ['Burgenland', 16.3, 47.35, 1.5],
];

const towns: readonly Row[] = [
  ['Wien', 16.37, 48.208],
  ['Linz', 14.287, 48.306],
  ['Salzburg', 13.045, 47.8],
  ['Innsbruck', 11.393, 47.268],
  ['Graz', 15.44, 47.071],
  ['Klagenfurt', 14.306, 46.624],
  ['Bregenz', 9.747, 47.503],
  ['St. Pölten', 15.63, 48.204, 1.5],
  ['Eisenstadt', 16.523, 47.846, 2],
  ['Villach', 13.85, 46.614, 2],
  ['Wels', 14.03, 48.157, 3],
  ['Steyr', 14.421, 48.04, 2],
  ['Krems', 15.6, 48.41, 2],
  ['Wiener Neustadt', 16.243, 47.813, 3],
  ['Leoben', 15.094, 47.382, 2],
  ['Lienz', 12.77, 46.83, 2],
  ['Kufstein', 12.169, 47.583, 2],
  ['Landeck', 10.566, 47.139, 2],
  ['Zell am See', 12.796, 47.323, 2],
  ['Bad Ischl', 13.62, 47.711, 2],
  ['Feldkirch', 9.6, 47.238, 3],
  ['Freistadt', 14.505, 48.511, 2],
  ['Gmünd', 14.985, 48.768, 2],
  ['Mistelbach', 16.577, 48.57, 2],
  ['Oberwart', 16.205, 47.289, 2],
  ['Wolfsberg', 14.843, 46.84, 2],
  ['Spittal', 13.496, 46.798, 3],
  ['Reutte', 10.72, 47.487, 3],
  ['Schladming', 13.687, 47.394, 3],
  ['Bischofshofen', 13.22, 47.417, 3],
  ['Amstetten', 14.872, 48.122, 3],
  ['Tulln', 16.06, 48.332, 4],
  ['Baden', 16.233, 48.006, 4],
  ['Dornbirn', 9.744, 47.413, 4],
  ['Hallein', 13.1, 47.683, 4],
  ['Imst', 10.738, 47.245, 4],
  ['Mayrhofen', 11.867, 47.167, 4],
  ['Kitzbühel', 12.392, 47.446, 4],
];

const waters: readonly Row[] = [
  ['Donau', 14.95, 48.19, 3],
  ['Inn', 10.95, 47.26, 4],
  ['Salzach', 13.15, 47.55, 4],
  ['Enns', 14.2, 47.53, 4],
  ['Mur', 14.7, 47.2, 4],
  ['Drau', 14.6, 46.6, 4],
  ['Bodensee', 9.5, 47.58, 3],
  ['Neusiedler See', 16.77, 47.83, 4],
  ['Attersee', 13.55, 47.87, 6],
  ['Wörthersee', 14.15, 46.63, 6],
];

const countries: readonly Row[] = [
  ['DE', 12.0, 48.35, 1, 4],
  ['CZ', 15.55, 48.97, 1.5, 4],
  ['SK', 17.35, 48.35, 1.5, 4],
  ['HU', 17.0, 47.3, 1, 4],
  ['SI', 15.0, 46.3, 1, 4],
  ['IT', 11.9, 46.55, 1, 4],
  ['CH', 9.4, 46.75, 1, 4],
];

/** Names on the map, in German; the text of a country is its code (`labelText`). */
export const mapLabels: readonly MapLabel[] = [
  ...countries.map(label('country', 1)),
  ...states.map(label('state', 1)),
  ...waters.map(label('water', 3)),
  ...towns.map(label('town', 1)),
];

/** A name in the language of a page: `DE` becomes Germany, `Donau` the Danube. */
export const labelText = ({ kind, text }: MapLabel, locale: SiteLocale): string =>
  kind === 'country' ? countryName(text, languageTags[locale]) : placeNameIn(text, locale);

const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

/** In pixels, as in the stylesheets: distance of a town's name below its point, half the height of a letter, and radii of markers. */
const drawn = { below: 23, letter: 3, small: 7, large: 13 };

/** Whether a marker covers a town's name, of which only unreadable letters would remain. */
export function isCovered({ kind, text, x, y }: MapLabel, markers: readonly Cluster[], unitsOfPixel: number): boolean {
  if (kind !== 'town') return false;
  return markers.some(({ stores: [first, ...others], ...at }) => {
    const radius = others.length > 0 || first.number !== null ? drawn.large : drawn.small;
    const [beside, above] = [
      Math.abs(at.x - x) / unitsOfPixel,
      Math.abs(at.y - y - drawn.below * unitsOfPixel) / unitsOfPixel,
    ];
    return beside < text.length * drawn.letter + radius && above < radius * 0.75 + 2.5;
  });
}
