import { parseAst } from 'rolldown/parseAst';

export type Node = { type: string; start: number; [key: string]: unknown };

/** The syntax tree of a module; null if it cannot be parsed. @param file `.ts` or `.tsx` */
export function parsed(source: string, file: string): (Node & { body: Node[] }) | null {
  try {
    return parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node & { body: Node[] };
  } catch {
    return null;
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A field's node or nodes; none if it has another value. */
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

export const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function/.test(type);

/** Types, which do not exist at run time; not `as`, `satisfies` and `!`, which contain an expression. */
export const isType = (node: Node): boolean => node.type.startsWith('TS') && !('expression' in node);

/** The name if the node is one, else null. */
export const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : null;
