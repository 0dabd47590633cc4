import { lineAt } from './source-file.ts';
import { isFunction, isNode, isType, type Node, nodesIn, parsed } from './syntax-tree.ts';

/** Globals of a page or process: using them while a module is evaluated may affect more than the module. */
const globals = new Set([
  'addEventListener',
  'caches',
  'clearInterval',
  'clearTimeout',
  'console',
  'customElements',
  'document',
  'fetch',
  'globalThis',
  'history',
  'indexedDB',
  'localStorage',
  'location',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'self',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
]);

const whenImported = 'when it is imported: move it into a component, a loader or a store.';

/** Statements that a module may have outside of functions, as they only bind names. */
const quiet = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'EmptyStatement',
]);

/**
 * Finds side effects of a module at import, one sentence each: statements that do more than bind names, and uses of the page's or
 * process's globals outside of functions. `typeof window` is allowed.
 * @param file its name, for the sentences; `.ts` or `.tsx`
 */
export function importSideEffects(source: string, file: string): string[] {
  const program = parsed(source, file);
  // The bundler reports the position.
  if (program === null) return [`${file} cannot be parsed.`];
  const lineOf = ({ start }: Node): number => lineAt(source, start);
  const found = new Set<string>();
  for (const statement of program.body) {
    const isDirective = typeof statement['directive'] === 'string';
    if (quiet.has(statement.type) || statement.type.startsWith('TS') || isDirective) usesOf(statement);
    else found.add(`${file}:${lineOf(statement)} runs a statement ${whenImported}`);
  }
  return [...found];

  /** Walks the code that is evaluated at import, which excludes functions, unless they are called immediately. */
  function usesOf(node: Node): void {
    if (isFunction(node) || isType(node)) return;
    if (node.type === 'ImportDeclaration' || (node.type === 'UnaryExpression' && node['operator'] === 'typeof')) return;
    if (node.type === 'Identifier' && globals.has(String(node['name']))) {
      found.add(`${file}:${lineOf(node)} uses ${String(node['name'])} ${whenImported}`);
    }
    if (node.type === 'CallExpression' && isNode(node['callee']) && isFunction(node['callee'])) {
      found.add(`${file}:${lineOf(node)} runs a statement ${whenImported}`);
    }
    for (const [key, value] of Object.entries(node)) {
      // Names of members and keys do not refer to globals; methods and instance fields run later.
      const isName = (key === 'property' || key === 'key') && node['computed'] !== true;
      const runsLater = node.type === 'PropertyDefinition' && key === 'value' && node['static'] !== true;
      if (isName || runsLater || key === 'typeAnnotation' || key === 'typeArguments') continue;
      for (const child of nodesIn(value)) usesOf(child);
    }
  }
}
