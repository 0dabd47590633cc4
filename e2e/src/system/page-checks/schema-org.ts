import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A property as schema.org declares it. */
export type Property = {
  /** Names of types and data types, and members of enumerations as quoted names. */
  readonly range: readonly string[];
  readonly isSuperseded: boolean;
};

type Declaration = { readonly parents: readonly string[]; readonly properties: ReadonlyMap<string, Property> };

/** What `schema-dts` declares, read from its file of types. */
export type Vocabulary = {
  /** The declaration of each type by its name in JSON-LD. */
  readonly leaves: ReadonlyMap<string, string>;
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** What each name stands for: its own declaration, its subtypes, its members. */
  readonly unions: ReadonlyMap<string, readonly string[]>;
};

let vocabulary: Vocabulary | undefined;

/** schema.org's vocabulary of the installed `schema-dts`, read once. */
export function schemaOrg(): Vocabulary {
  vocabulary ??= parse(readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8'));
  return vocabulary;
}

/**
 * The file is generated, so each kind of declaration has one form:
 * `interface OfferBase extends ThingBase {`, `export interface OfferLeaf extends OfferBase {` with the type's name in `"@type"`, and
 * `export type Offer = OfferLeaf | AggregateOffer;`. Roles, which are generic, are left out: they count as unknown types.
 */
function parse(source: string): Vocabulary {
  const leaves = new Map<string, string>();
  const declarations = new Map<string, Declaration>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    declarations.set(name, { parents: parents.split(', '), properties: propertiesIn(body) });
    const [, type] = /^ {4}"@type": "([^"]+)";/m.exec(body) ?? [];
    if (type !== undefined) leaves.set(type, name);
  }
  const unions = new Map<string, string[]>();
  for (const [, name = '', union = ''] of source.matchAll(/^export type (\w+) = ([^{}]+);$/gm)) {
    unions.set(name, union.split(' | '));
  }
  return { leaves, declarations, unions };
}

function propertiesIn(body: string): Map<string, Property> {
  const properties = new Map<string, Property>();
  for (const [, comment = '', name = '', range = ''] of body.matchAll(
    /((?:^ {4}\/\*\*.*?\*\/\n)?)^ {4}"([^"@]+)"\?: SchemaValue<([^\n]+), "[^"]+">;$/gms,
  )) {
    properties.set(name, { range: range.split(' | '), isSuperseded: comment.includes('@deprecated') });
  }
  return properties;
}

/** A property of a type or of what the type inherits from; undefined where it has none of this name. */
export function propertyOf({ leaves, declarations }: Vocabulary, type: string, name: string): Property | undefined {
  const ofDeclaration = (declared: string): Property | undefined => {
    const declaration = declarations.get(declared);
    if (!declaration) return undefined;
    const own = declaration.properties.get(name);
    if (own) return own;
    for (const parent of declaration.parents) {
      const inherited = ofDeclaration(parent);
      if (inherited) return inherited;
    }
    return undefined;
  };
  return ofDeclaration(leaves.get(type) ?? '');
}

/** Whether a type is in a range: it is named there, or inherits from a type that is. */
export function isTypeIn({ leaves, unions }: Vocabulary, range: readonly string[], type: string): boolean {
  return namesIn(unions, range).has(leaves.get(type) ?? '');
}

/** Whether an address or a short name is a member of an enumeration in a range. */
export function isMemberIn({ unions }: Vocabulary, range: readonly string[], name: string): boolean {
  return namesIn(unions, range).has(JSON.stringify(name));
}

function namesIn(unions: Vocabulary['unions'], range: readonly string[]): Set<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const part of unions.get(name) ?? []) add(part);
  };
  for (const name of range) add(name);
  return names;
}
