/** English names of towns and federal states with the German ones, both as `normaliseTownName` writes them. */
const germanNames: readonly (readonly [english: string, german: string])[] = [
  ['vienna', 'wien'],
  ['carinthia', 'karnten'],
  ['styria', 'steiermark'],
  ['tyrol', 'tirol'],
  ['upper austria', 'oberosterreich'],
  ['lower austria', 'niederosterreich'],
];

/** `hall in tyrol` is `hall in tirol`. */
export const germanPlaceName = (folded: string): string =>
  germanNames.reduce((name, [english, german]) => name.replace(new RegExp(`\\b${english}\\b`), german), folded);

/** The German names of what begins in English with what is typed. */
export const germanNamesOf = (typed: string): string[] =>
  germanNames.filter(([english]) => english.startsWith(typed)).map(([, german]) => german);
