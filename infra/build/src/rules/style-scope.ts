import { lineAt, type SourceFile } from './source-file.ts';

type Rule = { prelude: string; body: string };

/** Rules that contain other rules. */
const groups = /^@(media|supports|container|layer|starting-style|scope)\b/;
/** States that the frontend sets on the root element, such as an open sheet, and named parts of view transitions. */
const isOwnState = /^(html\[data-[a-z-]+(=[^\]]+)?\]|::view-transition-[a-z-]+\([a-z-]+\))$/;
/** Rules whose names are hashed by the build. */
const hashed = /^@(keyframes|property|counter-style|view-transition)\b/;

/** Comments, which only watched builds have. */
const comments = /\/\*[\s\S]*?\*\//g;

/** `what`: a selector or the start of a rule. */
type Objection = { what: string; why: string };

/**
 * Finds built styles that affect more than their frontend, one sentence each: rules outside of the layer `remotes`, and selectors without
 * one of its own classes.
 * @param built one built file
 * @param name the frontend, whose name is the prefix of its class names
 * @param sources its stylesheets, to name the place of the rule
 */
export function styleObjections(built: SourceFile, name: string, sources: readonly SourceFile[]): string[] {
  const objections = rulesIn(built.text.replace(comments, '')).flatMap(({ prelude, body }) => {
    if (prelude.replace(/\s+/g, ' ') === '@layer remotes') return inLayer(rulesIn(body), `.${name}-`);
    return [{ what: prelude, why: 'outside of the layer "remotes".' }];
  });
  const sentences = objections.map(
    ({ what, why }) => `${placeOf(what, sources) ?? built.file} has ${shortened(what)} ${why}`,
  );
  return [...new Set(sentences)];
}

/**
 * File and line of the source that a built rule comes from. Null if no source has it in the same form: the build shortens selectors, and
 * includes styles of packages.
 */
function placeOf(what: string, sources: readonly SourceFile[]): string | null {
  const letters = [...what.replace(/[\s"']/g, '')].map((letter) => letter.replace(/\W/, '\\$&'));
  // The minifier removes spaces and quotes.
  const pattern = new RegExp(`(?<=^|[{},;(]|\\*/)\\s*(?=\\S)${letters.join(`[\\s"']*`)}\\s*(?=[{},;)]|$)`);
  for (const { file, text } of sources) {
    const match = pattern.exec(text);
    if (match) return `${file}:${lineAt(text, match.index + match[0].search(/\S/))}`;
  }
  return null;
}

function inLayer(rules: readonly Rule[], ownClass: string): Objection[] {
  return rules.flatMap(({ prelude, body }) => {
    if (groups.test(prelude)) return inLayer(rulesIn(body), ownClass);
    if (hashed.test(prelude)) return [];
    if (prelude.startsWith('@')) return [{ what: prelude, why: 'for the whole page, which belongs to the shell.' }];
    return selectorsIn(prelude).flatMap((selector) =>
      selector.includes(ownClass) || isOwnState.test(selector)
        ? []
        : [{ what: selector, why: 'without a class of the frontend: use a class of a CSS module.' }],
    );
  });
}

/** Rules of one level; statements without a block, such as `@import`, have an empty body. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let from = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const letter = css.charAt(at);
    if (quote !== '') {
      if (letter === quote && css[at - 1] !== '\\') quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
      from = at + 1;
    } else if (letter === ';' && depth === 0) {
      rules.push({ prelude: css.slice(from, at).trim(), body: '' });
      from = at + 1;
    }
  }
  return rules;
}

/** Splits a selector list at commas outside of brackets. */
function selectorsIn(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of prelude) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.trim());
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
