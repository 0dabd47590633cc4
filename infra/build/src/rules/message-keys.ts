import path from 'node:path';
import compile from 'icu-minify/compile';

/** A file of messages of one language, as JSON. */
type MessageFile = { file: string; text: string };

/** The language whose files define the keys. */
const defining = 'at.json';

/**
 * Finds messages that a frontend has in one language only, and those with an argument that the German one lacks, one sentence each: in the
 * other language shoppers would see the key, the wrong language, or "undefined". The compiler checks only against the German files.
 * @param files all message files; those in one folder belong together
 */
export function messageObjections(files: readonly MessageFile[]): string[] {
  const messages = new Map(files.map(({ file, text }) => [file, messagesOf(text)]));
  return [...messages].flatMap(([file, found]) => {
    const german = messages.get(path.join(path.dirname(file), defining));
    if (!german || !found) return [];
    const missing = [...german.keys()].filter((key) => !found.has(key));
    const unknown = [...found.keys()].filter((key) => !german.has(key));
    return [
      ...missing.map((key) => `${file} lacks the message ${key}.`),
      ...unknown.map((key) => `${file} has the message ${key}, which ${defining} lacks.`),
      ...[...found].flatMap(([key, text]) => {
        const known = argumentsOf(german.get(key) ?? text);
        return [...argumentsOf(text)]
          .filter((name) => !known.has(name))
          .map((name) => `${file} uses {${name}} in the message ${key}, which ${defining} does not.`);
      }),
    ];
  });
}

/** Names of the arguments of an ICU message; none if it cannot be compiled, which the bundler reports. */
function argumentsOf(text: string): Set<string> {
  const names = new Set<string>();
  try {
    collectArguments(compile(text), names);
  } catch {
    names.clear();
  }
  return names;
}

/** @param compiled a text or a list of parts: texts, 0 for the number of a plural, arguments `[name, kind?, options?]`, tags `[name, ...parts]` */
function collectArguments(compiled: unknown, names: Set<string>): void {
  for (const part of Array.isArray(compiled) ? compiled : []) {
    if (!Array.isArray(part)) continue;
    const [name, kind, options] = part as unknown[];
    const isTag = kind !== undefined && (typeof kind !== 'number' || kind === 0);
    if (isTag) collectArguments(part.slice(1), names);
    else names.add(String(name));
    if (!isTag && typeof options === 'object') {
      for (const branch of Object.values(options ?? {})) collectArguments(branch, names);
    }
  }
}

/** Matches a key that is a literal first argument. Keys that are composed or chosen at run time are checked by the compiler only. */
const usedKey = /(?<![\w.])t\(\s*['"]([^'"]+)['"]\s*[,)]/g;

/**
 * Finds used keys that no message file has, one sentence each: shoppers would see the key. Types are checked for a release, but not for a
 * build alone.
 * @param sources the frontend's own
 */
export function unknownKeyObjections(sources: readonly MessageFile[], files: readonly MessageFile[]): string[] {
  const german = files.filter(({ file }) => path.basename(file) === defining).map(({ text }) => messagesOf(text));
  // A file that is not valid JSON may contain the keys.
  if (german.includes(null)) return [];
  const known = new Set(german.flatMap((messages) => [...(messages?.keys() ?? [])]));
  return sources
    .filter(({ text }) => /const t = useTranslate</.test(text))
    .flatMap(({ file, text }) =>
      [...new Set([...text.matchAll(usedKey)].map(([, key = '']) => key))]
        .filter((key) => !known.has(key))
        .map((key) => `${file} uses the message ${key}, which no ${defining} has.`),
    );
}

/** By key. Null if the file is not valid JSON, which the bundler reports. */
function messagesOf(text: string): Map<string, string> | null {
  try {
    return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  } catch {
    return null;
  }
}
