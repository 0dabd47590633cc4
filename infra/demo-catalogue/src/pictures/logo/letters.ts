/**
 * Letters as skeletons that a stroke of any weight follows. Points are `x,y` with capitals from y = 0 (top) to 100 (baseline);
 * a `*` marks a corner that the lettering may round or cut; a closing `z` closes the line. Several lines make a letter.
 */
export type Letter = { readonly width: number; readonly lines: readonly string[] };

const bowl = '27,34 54,34* 54,100* 0,100* 0,34* z';

const capitals: Readonly<Record<string, Letter>> = {
  A: { width: 80, lines: ['0,100 40,0 80,100', '15,66 65,66'] },
  B: { width: 60, lines: ['30,48 60,48* 60,100* 0,100 0,0 54,0* 54,48* 0,48'] },
  C: { width: 66, lines: ['66,24 66,0* 0,0* 0,100* 66,100* 66,76'] },
  D: { width: 68, lines: ['0,0 68,0* 68,100* 0,100 z'] },
  E: { width: 52, lines: ['52,0 0,0 0,100 52,100', '0,50 44,50'] },
  F: { width: 50, lines: ['50,0 0,0 0,100', '0,50 42,50'] },
  G: { width: 70, lines: ['70,24 70,0* 0,0* 0,100* 70,100* 70,54 40,54'] },
  H: { width: 66, lines: ['0,0 0,100', '66,0 66,100', '0,50 66,50'] },
  I: { width: 0, lines: ['0,0 0,100'] },
  J: { width: 46, lines: ['46,0 46,100* 0,100* 0,74'] },
  K: { width: 62, lines: ['0,0 0,100', '60,0 0,62', '22,40 64,100'] },
  L: { width: 48, lines: ['0,0 0,100 48,100'] },
  M: { width: 84, lines: ['0,100 0,0 42,64 84,0 84,100'] },
  N: { width: 70, lines: ['0,100 0,0 70,100 70,0'] },
  O: { width: 74, lines: ['37,0 74,0* 74,100* 0,100* 0,0* z'] },
  P: { width: 58, lines: ['0,100 0,0 58,0* 58,56* 0,56'] },
  Q: { width: 74, lines: ['37,0 74,0* 74,100* 0,100* 0,0* z', '46,72 78,106'] },
  R: { width: 62, lines: ['0,100 0,0 58,0* 58,54* 0,54', '30,54 62,100'] },
  S: { width: 60, lines: ['60,22 60,0* 0,0* 0,50* 60,50* 60,100* 0,100* 0,78'] },
  T: { width: 62, lines: ['0,0 62,0', '31,0 31,100'] },
  U: { width: 66, lines: ['0,0 0,100* 66,100* 66,0'] },
  V: { width: 76, lines: ['0,0 38,100 76,0'] },
  W: { width: 108, lines: ['0,0 27,100 54,20 81,100 108,0'] },
  X: { width: 68, lines: ['0,0 68,100', '68,0 0,100'] },
  Y: { width: 70, lines: ['0,0 35,54 70,0', '35,54 35,100'] },
  Z: { width: 60, lines: ['0,0 60,0 0,100 60,100'] },
  '&': { width: 66, lines: ['66,100 12,28* 12,0* 48,0* 48,24* 0,60* 0,100* 42,100* 64,62'] },
};

const smalls: Readonly<Record<string, Letter>> = {
  a: { width: 54, lines: [bowl, '54,34 54,100'] },
  b: { width: 54, lines: ['0,0 0,100', bowl] },
  c: { width: 48, lines: ['48,50 48,34* 0,34* 0,100* 48,100* 48,84'] },
  d: { width: 54, lines: ['54,0 54,100', bowl] },
  e: { width: 54, lines: ['0,66 54,66 54,34* 0,34* 0,100* 50,100'] },
  f: { width: 30, lines: ['32,0 10,0* 10,100', '-4,36 28,36'] },
  g: { width: 54, lines: [bowl, '54,34 54,130* 6,130'] },
  h: { width: 50, lines: ['0,0 0,100', '0,34 50,34* 50,100'] },
  i: { width: 0, lines: ['0,34 0,100', '0,4 0,12'] },
  j: { width: 4, lines: ['4,34 4,130* -14,130', '4,4 4,12'] },
  k: { width: 48, lines: ['0,0 0,100', '46,34 0,74', '16,60 50,100'] },
  l: { width: 0, lines: ['0,0 0,100'] },
  m: { width: 84, lines: ['0,34 0,100', '0,34 42,34* 42,100', '42,34 84,34* 84,100'] },
  n: { width: 50, lines: ['0,34 0,100', '0,34 50,34* 50,100'] },
  o: { width: 54, lines: [bowl] },
  p: { width: 54, lines: ['0,34 0,130', bowl] },
  q: { width: 54, lines: ['54,34 54,130', bowl] },
  r: { width: 30, lines: ['0,100 0,34* 32,34'] },
  s: { width: 44, lines: ['44,46 44,34* 0,34* 0,67* 44,67* 44,100* 0,100* 0,88'] },
  t: { width: 30, lines: ['10,8 10,100* 32,100', '-4,34 30,34'] },
  u: { width: 50, lines: ['0,34 0,100* 50,100', '50,34 50,100'] },
  v: { width: 52, lines: ['0,34 26,100 52,34'] },
  w: { width: 82, lines: ['0,34 20,100 41,46 62,100 82,34'] },
  x: { width: 48, lines: ['0,34 48,100', '48,34 0,100'] },
  y: { width: 52, lines: ['0,34 26,100', '52,34 14,130'] },
  z: { width: 44, lines: ['0,34 44,34 0,100 44,100'] },
};

/** Letters some makers draw in their own way. */
const special = {
  /** A roof without a bar. */
  roofA: { width: 80, lines: ['0,100 40,0 80,100'] },
  /** Three bars without a stem. */
  barsE: { width: 52, lines: ['0,0 52,0', '0,50 52,50', '0,100 52,100'] },
} as const satisfies Record<string, Letter>;

export type Alternates = 'none' | 'roof' | 'bars';

/** The two dots of an umlaut, in the air above capitals or small letters. */
function dots({ width, lines }: Letter, isCapital: boolean): Letter {
  const top = isCapital ? -30 : 4;
  const dot = (share: number) => `${width * share},${top} ${width * share},${top + 11}`;
  return { width, lines: [...lines, dot(0.24), dot(0.76)] };
}

/** The skeleton of a character; umlauts keep their dots, other accents are left out, what is unknown is a space. */
export function letterOf(character: string, alternates: Alternates): Letter {
  if (alternates === 'roof' && character === 'A') return special.roofA;
  if (alternates === 'bars' && character === 'E') return special.barsE;
  const [plain = '', ...marks] = character.replace('ß', 's').normalize('NFD');
  const letter = capitals[plain] ?? smalls[plain] ?? { width: 16, lines: [] };
  return marks.includes('\u0308') ? dots(letter, plain in capitals) : letter;
}

// Pairs of capitals that leave a hole between them, with what they move together.
const pairs: Readonly<Record<string, number>> = {
  AT: 12,
  AV: 16,
  AY: 16,
  FA: 12,
  LT: 18,
  LV: 18,
  LY: 18,
  PA: 12,
  TA: 12,
  VA: 16,
  YA: 16,
};

/** How much nearer a letter stands to the one before it. */
export function kerning(before: string, letter: string): number {
  return pairs[`${before}${letter}`] ?? 0;
}
