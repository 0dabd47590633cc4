const spelled: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/\bsankt\b/g, 'st'],
  [/\bwr\b/g, 'wiener'],
  [/[^a-z0-9]+/g, ' '],
];

/** A town's name as it is compared: `Sankt Pölten`, `St. Poelten` and `st pölten` are the same. */
export function foldTown(name: string): string {
  const bare = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return spelled.reduce((text, [pattern, by]) => text.replace(pattern, by), bare).trim();
}
