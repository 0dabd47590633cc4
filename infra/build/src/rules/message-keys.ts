import path from 'node:path';

/** A file of messages of one language, as JSON. */
type MessageFile = { file: string; text: string };

/** The language whose files define the keys. */
const defining = 'at.json';

/**
 * Finds messages that a frontend has in one language only, one sentence each: in the other language shoppers would see the key or the wrong
 * language. The compiler checks keys only against the German files.
 * @param files all message files; those in one folder belong together
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

/** Matches a key that is a literal first argument. Keys that are composed or chosen at run time are checked by the compiler only. */
const usedKey = /(?<![\w.])t\(\s*['"]([^'"]+)['"]\s*[,)]/g;

/**
 * Finds used keys that no message file has, one sentence each: shoppers would see the key. Types are checked for a release, but not for a
 * build alone.
 * @param sources the frontend's own
 */
export function unknownKeyObjections(sources: readonly MessageFile[], files: readonly MessageFile[]): string[] {
  const german = files.filter(({ file }) => path.basename(file) === defining).map(({ text }) => keysOf(text));
  // A file that is not valid JSON may contain the keys.
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

/** Null if the file is not valid JSON, which the bundler reports. */
function keysOf(text: string): Set<string> | null {
  try {
    return new Set(Object.keys(JSON.parse(text) as object));
  } catch {
    return null;
  }
}
