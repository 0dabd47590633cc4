import path from 'node:path';

/** A file of messages of one language, as JSON. */
type MessageFile = { file: string; text: string };

/** The language whose files define the keys. */
const defining = 'at.json';

/**
 * Sentences about messages that a frontend has in one language only: shoppers of the other one would read the key, or the wrong language.
 * The compiler knows the keys of the German files alone.
 * @param files all files of messages; those in one folder belong together
 */
export function messageObjections(files: readonly MessageFile[]): string[] {
  const keys = new Map(files.map(({ file, text }) => [file, keysOf(text)]));
  return [...keys].flatMap(([file, found]) => {
    const german = keys.get(path.join(path.dirname(file), defining));
    if (!german || !found) return [];
    const missing = [...german].filter((key) => !found.has(key));
    const unknown = [...found].filter((key) => !german.has(key));
    return [
      ...missing.map((key) => `${file} lacks the message ${key}.`),
      ...unknown.map((key) => `${file} has the message ${key}, which ${defining} lacks.`),
    ];
  });
}

/** A key that is written out as the whole first argument. Keys that are composed or chosen at run time are checked by the compiler alone. */
const usedKey = /(?<![\w.])t\(\s*['"]([^'"]+)['"]\s*[,)]/g;

/**
 * Sentences about keys that no file of messages has: shoppers would read the key. A release is compiled, and a build alone is not.
 * @param sources the frontend's own
 */
export function unknownKeyObjections(sources: readonly MessageFile[], files: readonly MessageFile[]): string[] {
  const german = files.filter(({ file }) => path.basename(file) === defining).map(({ text }) => keysOf(text));
  // A file that is no JSON may have the keys.
  if (german.includes(null)) return [];
  const known = new Set(german.flatMap((keys) => [...(keys ?? [])]));
  return sources
    .filter(({ text }) => /const t = useTranslate</.test(text))
    .flatMap(({ file, text }) =>
      [...new Set([...text.matchAll(usedKey)].map(([, key = '']) => key))]
        .filter((key) => !known.has(key))
        .map((key) => `${file} uses the message ${key}, which no ${defining} has.`),
    );
}

/** Null where the file is no JSON, which the bundler reports. */
function keysOf(text: string): Set<string> | null {
  try {
    return new Set(Object.keys(JSON.parse(text) as object));
  } catch {
    return null;
  }
}
