/** Five tones of one colour, from the lit edge to the deepest fold. */
export type Tones = readonly [light: string, soft: string, base: string, shade: string, deep: string];

export type Palette = {
  readonly id: string;
  readonly name: { readonly at: string; readonly en: string };
  /** The colour dot in the shop; equals the middle tone. */
  readonly hex: string;
  readonly tones: Tones;
};

function palette(id: string, at: string, en: string, tones: Tones): Palette {
  return { id, name: { at, en }, hex: tones[2], tones };
}

export const palettes = [
  palette('schwarz', 'Schwarz', 'Black', ['#6B7671', '#4B5551', '#333C39', '#222A27', '#101613']),
  palette('weiss', 'Weiß', 'White', ['#FFFFFF', '#F8F7F2', '#ECEAE3', '#CFCCC1', '#8E8C82']),
  palette('grau', 'Grau', 'Grey', ['#D3D6D3', '#B2B8B5', '#8C9490', '#67706C', '#3F4844']),
  palette('blau', 'Blau', 'Blue', ['#A9C6E4', '#6597CB', '#2F68A8', '#214C80', '#142F54']),
  palette('petrol', 'Petrol', 'Teal', ['#98CBCB', '#4F9A9C', '#1F6F74', '#155156', '#0B3337']),
  palette('gruen', 'Grün', 'Green', ['#A9CFB0', '#639D72', '#2F7550', '#20573A', '#113523']),
  palette('oliv', 'Oliv', 'Olive', ['#CBCB9F', '#9D9F66', '#71753F', '#53572C', '#33361A']),
  palette('gelb', 'Gelb', 'Yellow', ['#FBE7A0', '#F6CE58', '#EBB126', '#BF8612', '#75500C']),
  palette('orange', 'Orange', 'Orange', ['#F9CBA3', '#F09B5A', '#DD6F25', '#AE5016', '#6B2F0C']),
  palette('rot', 'Rot', 'Red', ['#F0AFA2', '#DC6A5B', '#BE352F', '#932321', '#591413']),
  palette('beere', 'Beere', 'Berry', ['#DDA9BF', '#B8648B', '#8B325F', '#672245', '#3E122A']),
  palette('sand', 'Sand', 'Sand', ['#F2E7D3', '#E0CDAD', '#C6AC82', '#9C825A', '#5E4C31']),
] as const satisfies readonly Palette[];

/**
 * The palette with this id.
 * @throws for an unknown id, which is a mistake in the catalogue
 */
export function paletteById(id: string): Palette {
  const found = palettes.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`Unknown palette "${id}"`);
  return found;
}
