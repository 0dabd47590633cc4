import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Props of a fragment as data: name to type, as written in the contract but without spaces. Names of optional props end with `?`. Named
 * types are compared by name only: their changes are covered by the contract's version.
 */
export type Shape = Record<string, string>;

/** Sources of the contract that a frontend is built with: fragments and events. @param context the frontend's folder */
export function contractSources(context: string): { fragments: string; events: string } {
  const found = createRequire(path.join(context, 'package.json')).resolve('shared-contracts/package.json');
  // Published, the package has its sources beside the JavaScript that its exports name (decision 0076).
  const read = (file: string): string => readFileSync(path.join(path.dirname(found), 'src', file), 'utf8');
  return { fragments: read('remote/fragment-map.ts'), events: read('events.ts') };
}

/** Names of the events in the source of `shared-contracts/events`. */
export const eventNames = (source: string): string[] => membersOf(bodyOf(source, 'EventMap')).map(([name]) => name);

/** Fragments in the contract's source, each with the alternatives of its props. */
export const fragmentShapes = (source: string): Record<string, Shape[]> =>
  Object.fromEntries(membersOf(bodyOf(source, 'FragmentMap')).map(([id, type]) => [id, alternativesOf(type)]));

/** The text between the braces of an object type. @throws if there is no such type */
function bodyOf(source: string, name: string): string {
  const text = source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  const start = text.indexOf(`export type ${name} = {`);
  if (start < 0) throw new Error(`shared-contracts has no type ${name}`);
  const open = text.indexOf('{', start);
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  throw new Error(`The type ${name} of shared-contracts has no end`);
}

function alternativesOf(type: string): Shape[] {
  return split(type, '|').flatMap((part) => {
    const alternative = part.trim();
    if (alternative === '') return [];
    return [alternative.startsWith('{') ? Object.fromEntries(membersOf(alternative.slice(1, -1))) : {}];
  });
}

/** Name, with its `?`, and type of each member. */
function membersOf(body: string): [name: string, type: string][] {
  return split(body, ';').flatMap((member) => {
    const colon = member.indexOf(':');
    if (colon < 0) return [];
    const name = member.slice(0, colon).replace(/readonly |['"\s]/g, '');
    return [[name, member.slice(colon + 1).replace(/\s+/g, '')]];
  });
}

/** Splits a text at separators outside of brackets. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{([<'.includes(letter)) depth += 1;
    if ('})]>'.includes(letter)) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
