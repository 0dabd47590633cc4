import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { type RecordKind, recordSchemas } from '../record-kinds.ts';
import { blockListForms, blockSchemas, flyerPageListForms, flyerPageSchemas } from '../records/content-records.ts';
import type { LocalizedListForms } from '../records/fields.ts';
import { homeSectionListForms, homeSectionSchemas } from '../records/home-record.ts';
import { pictureFile, pictureFileForm } from '../records/picture-reference.ts';
import { unstorableTexts } from './unstorable-text.ts';

export type SchemaFault = { readonly field: string; readonly reason: string };
type Validator = { Check(value: unknown): boolean; Errors(value: unknown): TLocalizedValidationError[] };

/** `/variants/0/colour` as `variants[0].colour`. */
function fieldOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((field, part) => (/^\d+$/.test(part) ? `${field}[${part}]` : field === '' ? part : `${field}.${part}`), '');
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], value);
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

function reasonOf(error: TLocalizedValidationError, value: unknown): string {
  const given = shown(valueAt(value, error.instancePath));
  switch (error.keyword) {
    case 'required':
      return `is missing: ${error.params.requiredProperties.join(', ')}`;
    case 'additionalProperties':
      return `has unknown fields: ${error.params.additionalProperties.join(', ')}`;
    case 'enum':
      return `${given} is none of ${error.params.allowedValues.join(', ')}`;
    case 'pattern':
      if (error.params.pattern === pictureFile) return `${given} does not have the form ${pictureFileForm}`;
      return `${given} does not have the form ${String(error.params.pattern)}`;
    case 'boolean':
      return `${given} is one too many`;
    case 'format':
      if (error.params.format === 'date-time') return `${given} is no time such as 2026-02-15T06:00:00Z`;
      return `${given} is no ${error.params.format}`;
    default:
      return `${given} ${error.message}`;
  }
}

/** A list by locale whose elements are alternatives. */
type AlternativeList = {
  readonly list: string;
  readonly by: string;
  readonly schemas: Record<string, TSchema>;
  readonly forms: LocalizedListForms<TSchema>;
};

/**
 * Errors of `anyOf` are numerous and unhelpful. So an alternative with `type`, `layout` or `kind` is checked by the schema it names, a
 * list by the schema of its form: plain or by locale.
 */
const alternativeLists: readonly AlternativeList[] = [
  { list: 'blocks', by: 'type', schemas: blockSchemas, forms: blockListForms },
  { list: 'pages', by: 'layout', schemas: flyerPageSchemas, forms: flyerPageListForms },
  { list: 'arrangement', by: 'kind', schemas: homeSectionSchemas, forms: homeSectionListForms },
];

const compiled = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const validator: Validator = Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

const within = (outer: string, inner: string) => {
  if (inner === '') return outer;
  return inner.startsWith('[') ? `${outer}${inner}` : `${outer}.${inner}`;
};

function elementFaults(elements: unknown, field: string, { by, schemas }: AlternativeList): SchemaFault[] {
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element: unknown, index): SchemaFault[] => {
    const name = (element as Record<string, unknown> | null)?.[by];
    const schema = typeof name === 'string' && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (schema === undefined) {
      const reason = `${shown(name)} is none of ${Object.keys(schemas).join(', ')}`;
      return [{ field: `${field}[${index}].${by}`, reason }];
    }
    return faultsOf(schema, element).map((fault) => ({ ...fault, field: within(`${field}[${index}]`, fault.field) }));
  });
}

function listFaults(record: unknown, alternative: AlternativeList): SchemaFault[] {
  const { list, forms } = alternative;
  const value = (record as Record<string, unknown> | null)?.[list];
  if (value === undefined) return [];
  const isPlain = Array.isArray(value);
  const { at, en } = isPlain ? { at: value, en: undefined } : ((value ?? {}) as Record<string, unknown>);
  const inElements = [
    ...elementFaults(at, isPlain ? list : `${list}.at`, alternative),
    ...elementFaults(en, `${list}.en`, alternative),
  ];
  const ofForm = faultsOf(isPlain ? forms.plain : forms.byLocale, value)
    .map((fault) => ({ ...fault, field: within(list, fault.field) }))
    .filter(({ field }) => !field.includes('['));
  return [...ofForm, ...inElements];
}

/**
 * The errors of one alternative, if only that one has the type of the value; otherwise one error that names the types. Errors of all of
 * them would contradict each other.
 */
function ofAlternatives(
  group: TLocalizedValidationError,
  inner: readonly TLocalizedValidationError[],
): readonly TLocalizedValidationError[] {
  const start = `${group.schemaPath}/anyOf/`;
  const alternativeOf = ({ schemaPath }: TLocalizedValidationError) => schemaPath.slice(start.length).split('/', 1)[0];
  const types = new Map<string | undefined, string>();
  for (const error of inner) {
    if (error.keyword !== 'type' || error.instancePath !== group.instancePath) continue;
    types.set(alternativeOf(error), String(error.params.type));
  }
  const [meant, ...more] = new Set(inner.map(alternativeOf).filter((alternative) => !types.has(alternative)));
  if (more.length > 0) return [group];
  if (meant === undefined) return [{ ...group, message: `must be ${[...types.values()].join(' or ')}` }];
  return inner.filter((error) => alternativeOf(error) === meant);
}

/** Errors in which each value with alternatives (`anyOf`) is reported by one of them only. */
function withoutContradictions(errors: readonly TLocalizedValidationError[]): readonly TLocalizedValidationError[] {
  let left = errors;
  for (const group of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const inner = left.filter(({ schemaPath }) => schemaPath.startsWith(`${group.schemaPath}/anyOf/`));
    const kept = ofAlternatives(group, inner);
    left = left.flatMap((error) => (error === group ? kept : inner.includes(error) ? [] : [error]));
  }
  return left;
}

/** Faults of a value according to a schema; empty if it matches. */
export function schemaFaultsOf(schema: TSchema, value: unknown): readonly SchemaFault[] {
  return validatorOf(schema).Check(value) ? [] : faultsOf(schema, value);
}

function faultsOf(schema: TSchema, value: unknown): SchemaFault[] {
  const errors = withoutContradictions(validatorOf(schema).Errors(value));
  // A value that fails `format` also fails our pattern: only one error is reported.
  const formats = new Set(errors.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath));
  return errors
    .filter(({ keyword, instancePath, schemaPath }) => {
      // An unknown field is reported by its object; what a list of fixed length has too many, by nothing else.
      if (keyword === 'boolean') return schemaPath.endsWith('/additionalItems');
      return keyword !== 'pattern' || !formats.has(instancePath);
    })
    .map((error) => ({ field: fieldOf(error.instancePath), reason: reasonOf(error, value) }));
}

/** Faults of a record according to its schema, and texts that cannot be stored. Empty if there are none. */
export function schemaFaults(kind: RecordKind, value: unknown): readonly SchemaFault[] {
  const schema: TSchema = recordSchemas[kind];
  const texts = unstorableTexts(value);
  if (validatorOf(schema).Check(value)) return texts;
  const special = alternativeLists.flatMap((alternative) => listFaults(value, alternative));
  const lists = new Set(special.map(({ field }) => field.split(/[.[]/, 1)[0]));
  const others = faultsOf(schema, value).filter(({ field }) => !lists.has(field.split(/[.[]/, 1)[0]));
  return [...others, ...special, ...texts];
}
