import type { Gender } from 'shared-contracts/entities';

/** The meaning of a product's sizes, used by the size guide. */
export type SizeSystem =
  | 'shoes-eu'
  | 'shoes-eu-kids'
  | 'clothing'
  | 'clothing-kids'
  | 'gloves'
  | 'socks'
  | 'cap'
  | 'head'
  | 'ski-length'
  | 'snowboard-length'
  | 'pole-length'
  | 'mondopoint'
  | 'brake-width'
  | 'frame'
  | 'wheel'
  | 'back-length'
  | 'body-length'
  | 'mat'
  | 'persons'
  | 'ball'
  | 'grip'
  | 'racket-length'
  | 'weight'
  | 'one-size';

export type SizeRun = { readonly system: SizeSystem; readonly titles: readonly string[] };

function range(from: number, to: number, step = 1, unit = ''): string[] {
  const values: string[] = [];
  for (let value = from; value <= to; value += step) values.push(`${String(value).replace('.', ',')}${unit}`);
  return values;
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const kidsShoes = range(28, 38);
const kidsClothing = range(92, 176, 12);
const gloves = ['6,5 (XS)', '7 (S)', '7,5 (S)', '8 (M)', '8,5 (M)', '9 (L)', '9,5 (L)', '10 (XL)', '10,5 (XXL)'];
const kidsGloves = ['4 Jahre', '6 Jahre', '8 Jahre', '10 Jahre', '12 Jahre'];
const socks = ['35–38', '39–42', '43–46', '47–49'];
const kidsSocks = ['23–26', '27–30', '31–34'];
const caps = ['S/M', 'L/XL'];
const headSizes = ['51–55 cm', '55–59 cm', '59–62 cm'];
const kidsHeadSizes = ['47–51 cm', '51–55 cm'];
const skiLengths = range(142, 184, 7, ' cm');
const kidsSkiLengths = range(100, 140, 10, ' cm');
const boardLengths = range(144, 162, 3, ' cm');
const kidsBoardLengths = range(105, 135, 10, ' cm');
const poleLengths = range(110, 135, 5, ' cm');
const kidsPoleLengths = range(80, 105, 5, ' cm');
const mondopoint = range(22.5, 30.5).map((size) => `MP ${size}`);
const kidsMondopoint = range(17.5, 22.5).map((size) => `MP ${size}`);
const brakeWidths = ['80 mm', '90 mm', '100 mm', '110 mm'];
const frameSizes = ['S (43 cm)', 'M (47 cm)', 'L (51 cm)', 'XL (55 cm)'];
const wheelSizes = ['16 Zoll', '20 Zoll', '24 Zoll'];
const backLengths = ['S/M (41–46 cm)', 'M/L (46–52 cm)'];
const bodyLengths = ['S (bis 165 cm)', 'M (bis 180 cm)', 'L (bis 195 cm)'];
const kidsBodyLengths = ['Kinder (bis 140 cm)'];
const sleepingMats = ['Regular (183 × 51 cm)', 'Wide (183 × 64 cm)', 'Long (196 × 64 cm)'];
const exerciseMats = ['180 × 60 cm', '200 × 66 cm'];
const persons = ['1 Person', '2 Personen', '3 Personen', '4 Personen'];
const balls = ['Größe 3', 'Größe 4', 'Größe 5'];
const grips = ['L0', 'L1', 'L2', 'L3', 'L4'];
const kidsRackets = ['19 Zoll', '21 Zoll', '23 Zoll', '25 Zoll'];
const weights = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20].map((kilograms) => `${kilograms} kg`);
const oneSize = 'Einheitsgröße';

const run = (system: SizeSystem, titles: readonly string[]): SizeRun => ({ system, titles });

export function shoeSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('shoes-eu-kids', kidsShoes);
  return run('shoes-eu', gender === 1 ? range(36, 42, 0.5) : range(40, 47.5, 0.5));
}

/** Shoes sold in whole sizes only. */
export function wholeShoeSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('shoes-eu-kids', kidsShoes);
  if (gender === 1) return run('shoes-eu', range(36, 42));
  return run('shoes-eu', gender === 0 ? range(36, 47) : range(40, 48));
}

/** Climbing shoes are worn tight, so sizes start lower. */
export function climbingShoeSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('shoes-eu-kids', kidsShoes);
  return run('shoes-eu', gender === 1 ? range(35, 41, 0.5) : range(36, 46, 0.5));
}

export function clothingSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('clothing-kids', kidsClothing);
  return run('clothing', gender === 1 ? letters.slice(0, 5) : letters.slice(1));
}

export function gloveSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('gloves', kidsGloves);
  return run('gloves', gender === 1 ? gloves.slice(0, 5) : gender === 2 ? gloves.slice(3) : gloves);
}

export function sockSizes(gender: Gender): SizeRun {
  return run('socks', gender === 3 ? kidsSocks : gender === 1 ? socks.slice(0, 2) : socks);
}

export function capSizes(): SizeRun {
  return run('cap', caps);
}

export function helmetSizes(gender: Gender): SizeRun {
  return run('head', gender === 3 ? kidsHeadSizes : headSizes);
}

export function skiSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('ski-length', kidsSkiLengths);
  return run('ski-length', gender === 1 ? skiLengths.slice(0, 5) : skiLengths);
}

export function snowboardSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('snowboard-length', kidsBoardLengths);
  return run('snowboard-length', gender === 1 ? boardLengths.slice(0, 4) : boardLengths.slice(2));
}

export function poleSizes(gender: Gender): SizeRun {
  return run('pole-length', gender === 3 ? kidsPoleLengths : poleLengths);
}

/** Ski boots: foot length in centimetres. */
export function mondopointSizes(gender: Gender): SizeRun {
  if (gender === 3) return run('mondopoint', kidsMondopoint);
  return run('mondopoint', gender === 1 ? mondopoint.slice(0, 6) : mondopoint.slice(2));
}

/** Ski bindings: brake width, which must fit the ski. */
export function bindingSizes(): SizeRun {
  return run('brake-width', brakeWidths);
}

export function bikeSizes(gender: Gender): SizeRun {
  return gender === 3 ? run('wheel', wheelSizes) : run('frame', frameSizes);
}

export function backLengthSizes(): SizeRun {
  return run('back-length', backLengths);
}

export function sleepingBagSizes(gender: Gender): SizeRun {
  return run('body-length', gender === 3 ? kidsBodyLengths : bodyLengths);
}

export function sleepingMatSizes(): SizeRun {
  return run('mat', sleepingMats);
}

export function exerciseMatSizes(): SizeRun {
  return run('mat', exerciseMats);
}

export function tentSizes(): SizeRun {
  return run('persons', persons);
}

export function ballSizes(gender: Gender): SizeRun {
  return run('ball', gender === 3 ? balls.slice(0, 2) : balls);
}

export function racketSizes(gender: Gender): SizeRun {
  return gender === 3 ? run('racket-length', kidsRackets) : run('grip', grips);
}

export function dumbbellSizes(): SizeRun {
  return run('weight', weights);
}

export function noSizes(): SizeRun {
  return run('one-size', [oneSize]);
}

/** All sizes in the order of the filter. */
export const allSizes: readonly string[] = [
  ...new Set([
    ...range(28, 34),
    ...range(35, 48, 0.5),
    ...letters,
    ...kidsClothing,
    ...gloves,
    ...kidsGloves,
    ...kidsSocks,
    ...socks,
    ...caps,
    ...kidsHeadSizes,
    ...headSizes,
    ...range(80, 95, 5, ' cm'),
    ...range(100, 135, 5, ' cm'),
    ...kidsSkiLengths,
    ...range(142, 184, 1, ' cm').filter((title) => skiLengths.includes(title) || boardLengths.includes(title)),
    ...kidsMondopoint,
    ...mondopoint,
    ...brakeWidths,
    ...wheelSizes,
    ...frameSizes,
    ...kidsRackets,
    ...grips,
    ...backLengths,
    ...kidsBodyLengths,
    ...bodyLengths,
    ...sleepingMats,
    ...exerciseMats,
    ...persons,
    ...balls,
    ...weights,
    oneSize,
  ]),
];

const english: Readonly<Record<string, string>> = {
  [oneSize]: 'One size',
  '1 Person': '1 person',
  'Kinder (bis 140 cm)': 'Kids (up to 140 cm)',
};

/** The English title of a size, if it differs. */
export function englishSize(title: string): string | undefined {
  const translated =
    english[title] ??
    title
      .replace(' Zoll', ' in')
      .replace(' Personen', ' persons')
      .replace(' Jahre', ' years')
      .replace('Größe', 'Size')
      .replace('bis', 'up to')
      .replace(/(\d),(\d)/g, '$1.$2');
  return translated === title ? undefined : translated;
}
