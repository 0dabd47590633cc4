import { lineAt } from './source-file.ts';
import { isFunction, isNode, isType, type Node, nameOf, nodesIn, parsed } from './syntax-tree.ts';

const collections: ReadonlySet<unknown> = new Set(['Array', 'Map', 'Set', 'WeakSet']);

/** Methods that change a collection. */
const changing: ReadonlySet<unknown> = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

const instead = 'keep it in a component, or for each app with defineStore of shared-contracts/store.';

/**
 * Finds state at module level, one sentence each: on the server all shoppers would share it. That is each variable that is no constant, a
 * store, a collection that is empty at first, and a constant that a function of the module changes. Tables that are only read are allowed,
 * and so is a `WeakMap`, which keeps state for each app.
 * @param file its name, for the sentences; `.ts` or `.tsx`
 */
export function moduleState(source: string, file: string): string[] {
  const program = parsed(source, file);
  if (program === null) return [];
  const found = new Map<string, string>();
  const constants = new Map<string, Node>();
  for (const declaration of program.body.map((one) => (isNode(one['declaration']) ? one['declaration'] : one))) {
    if (declaration.type !== 'VariableDeclaration' || declaration['declare'] === true) continue;
    for (const declarator of nodesIn(declaration['declarations'])) {
      const name = nameOf(declarator['id']);
      const value = withoutType(declarator['init']);
      if (declaration['kind'] !== 'const') {
        for (const variable of namesIn(declarator['id'])) note(variable, declarator, `the variable ${variable}`);
      } else if (name !== null && value !== null) {
        constants.set(name, declarator);
        if (isStore(value)) note(name, declarator, `the store ${name}`);
        else if (isEmptyCollection(value) && !isReadonly(declarator['id']))
          note(name, declarator, name, ' If nothing is ever put into it, give it a type such as ReadonlyMap.');
      }
    }
  }
  for (const statement of program.body) changesIn(statement, new Set());
  return [...found.values()];

  function note(name: string, { start }: Node, subject: string, hint = ''): void {
    const sentence = `${file}:${lineAt(source, start)} keeps state in ${subject}, which all shoppers share on the server: ${instead}`;
    if (!found.has(name)) found.set(name, sentence + hint);
  }

  /** @param hidden names that are declared again between the module and the node */
  function changesIn(node: Node, hidden: ReadonlySet<string>): void {
    if (isType(node)) return;
    const inside = new Set([...hidden, ...namesDeclaredIn(node)]);
    const [name, ...path] = changedBy(node) ?? [null];
    const declarator = name === null || inside.has(name) ? undefined : constants.get(name);
    if (name !== null && declarator && isChange(node, declarator['init'], path))
      note(name, declarator, `${name}, changed in line ${lineAt(source, node.start)}`);
    for (const child of Object.values(node).flatMap(nodesIn)) changesIn(child, inside);
  }
}

type Path = readonly [root: string, ...keys: (string | null)[]];

/** What an expression changes: a name, and the keys that lead from it to the changed object; a computed key is null. */
function changedBy(node: Node): Path | null {
  if (node.type === 'AssignmentExpression') return ownerOf(node['left']);
  if (node.type === 'UpdateExpression') return ownerOf(node['argument']);
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return ownerOf(node['argument']);
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const { object, property } = node['callee'];
  if (nameOf(object) === 'Object' && nameOf(property) === 'assign') return pathOf(nodesIn(node['arguments'])[0]);
  return changing.has(nameOf(property)) ? ownerOf(node['callee']) : null;
}

/** The object of a member expression. */
function ownerOf(value: unknown): Path | null {
  const member = withoutType(value);
  return member?.type === 'MemberExpression' ? pathOf(member['object']) : null;
}

function pathOf(value: unknown): Path | null {
  const node = withoutType(value);
  if (node === null) return null;
  const name = nameOf(node);
  if (name !== null) return [name];
  const owner = ownerOf(node);
  return owner && [...owner, node['computed'] === true ? null : nameOf(node['property'])];
}

/** A call changes only collections: other objects may have methods of the same names. An assignment changes any object. */
function isChange(node: Node, init: unknown, keys: readonly (string | null)[]): boolean {
  const value = withoutType(init);
  if (value === null || isNewOf(value, new Set(['WeakMap']))) return false;
  const isMethod = node.type === 'CallExpression' && nameOf(Object(node['callee']).object) !== 'Object';
  return !isMethod || leadsToCollection(value, keys);
}

function leadsToCollection(value: Node | null, [key, ...keys]: readonly (string | null)[]): boolean {
  if (value === null) return false;
  if (key === undefined) return value.type === 'ArrayExpression' || isNewOf(value, collections);
  const elements = nodesIn(value['elements']).map(withoutType);
  const fields = nodesIn(value['properties'])
    .filter((field) => key === null || nameOf(field['key']) === key)
    .map((field) => withoutType(field['value']));
  return [...(key === null ? elements : []), ...fields].some((inner) => leadsToCollection(inner, keys));
}

const isNewOf = (value: Node, classes: ReadonlySet<unknown>): boolean =>
  value.type === 'NewExpression' && classes.has(nameOf(value['callee']));

const isEmptyCollection = (value: Node): boolean =>
  isNewOf(value, collections) && nodesIn(value['arguments']).length === 0;

/** `defineStore`, which creates a store for each app, calls it in a function. */
const isStore = (value: Node): boolean => value.type === 'CallExpression' && nameOf(value['callee']) === 'createStore';

function isReadonly(id: unknown): boolean {
  const type: unknown = Object(Object(id).typeAnnotation).typeAnnotation;
  return isNode(type) && (nameOf(type['typeName'])?.startsWith('Readonly') ?? false);
}

/** The expression inside of `as`, `satisfies` and `!`. */
function withoutType(value: unknown): Node | null {
  if (!isNode(value)) return null;
  return value.type.startsWith('TS') || value.type === 'ParenthesizedExpression'
    ? withoutType(value['expression'])
    : value;
}

/** Names that hide those of the module inside of a node. */
function namesDeclaredIn(node: Node): string[] {
  if (isFunction(node)) return nodesIn(node['params']).flatMap(namesIn);
  if (node.type === 'CatchClause') return namesIn(node['param']);
  if (node.type === 'SwitchStatement')
    return nodesIn(node['cases']).flatMap((one) => namesOfStatements(one['consequent']));
  if (node.type === 'BlockStatement' || node.type === 'StaticBlock') return namesOfStatements(node['body']);
  return node.type.startsWith('For') ? namesOfStatements(node['init'] ?? node['left']) : [];
}

const namesOfStatements = (statements: unknown): string[] =>
  nodesIn(statements).flatMap(({ type, id, declarations }) => {
    if (type === 'VariableDeclaration') return nodesIn(declarations).flatMap((declarator) => namesIn(declarator['id']));
    return type.endsWith('Declaration') ? namesIn(id) : [];
  });

/** Names that a pattern binds. */
function namesIn(pattern: unknown): string[] {
  const name = nameOf(pattern);
  if (name !== null) return [name];
  if (!isNode(pattern)) return [];
  const { elements, properties, value, left, argument } = pattern;
  return [elements, properties, value, left, argument].flatMap(nodesIn).flatMap(namesIn);
}
