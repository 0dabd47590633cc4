import { isMemberIn, isTypeIn, type Property, propertyOf, schemaOrg } from './schema-org.ts';

type Json = Readonly<Record<string, unknown>>;

const anyText = (): boolean => true;
const isNumeric = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));
const isWholeNumber = (text: string): boolean => Number.isInteger(Number(text));
const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Checks whether a text is a value of one of schema.org's data types. */
const dataTypes: Readonly<Record<string, (text: string) => boolean>> = {
  Text: anyText,
  PronounceableText: anyText,
  CssSelectorType: anyText,
  XPathType: anyText,
  Distance: anyText,
  Energy: anyText,
  Mass: anyText,
  URL: isAddress,
  Number: isNumeric,
  Float: isNumeric,
  Integer: isWholeNumber,
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text),
  Time: (text) => /^\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.test(text),
  Duration: (text) => /^P(?=.)(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(text),
};

/**
 * Finds what schema.org's vocabulary does not allow in a JSON-LD object and nested ones: unknown types, properties of other types,
 * superseded properties, values outside of the property's range, unknown members of enumerations. Each fault names its place.
 */
export function faultsAgainstSchemaOrg(thing: Json, place = ''): string[] {
  const type = String(thing['@type']);
  const here = `${place} ${type}`.trim();
  if (!schemaOrg().leaves.has(type)) return [`${here}: schema.org has no such type`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const property = propertyOf(schemaOrg(), type, name) ?? constraintOf(type, name);
    if (!property) return [`${here}: schema.org has no property ${name} there`];
    return [
      ...(property.isSuperseded ? [`${here}: schema.org has superseded ${name}`] : []),
      ...[value].flat().flatMap((entry) => faultsInValue(entry, property.range, `${here}.${name}`)),
    ];
  });
}

/** `query-input`: what an action asks for as its property `query` (https://schema.org/docs/actions.html). */
function constraintOf(type: string, name: string): Property | undefined {
  const [, ofAction] = /^(.+)-(?:input|output)$/.exec(name) ?? [];
  if (ofAction === undefined || !isTypeIn(schemaOrg(), ['Action'], type)) return undefined;
  return (
    propertyOf(schemaOrg(), type, ofAction) && { range: ['PropertyValueSpecification', 'Text'], isSuperseded: false }
  );
}

function faultsInValue(value: unknown, range: readonly string[], place: string): string[] {
  const outside = `${place}: ${JSON.stringify(value).slice(0, 80)} is none of ${range.join(', ')}`;
  if (typeof value === 'object' && value !== null) {
    if (!('@type' in value)) return '@id' in value && range.includes('IdReference') ? [] : [outside];
    const type = String(value['@type']);
    const isOutside = schemaOrg().leaves.has(type) && !isTypeIn(schemaOrg(), range, type);
    return [...(isOutside ? [outside] : []), ...faultsAgainstSchemaOrg({ ...value }, place)];
  }
  if (typeof value === 'string') return isTextIn(value, range) ? [] : [outside];
  const wanted =
    typeof value === 'number' ? ['Number', 'Float', 'Integer'] : typeof value === 'boolean' ? ['Boolean'] : [];
  return wanted.some((name) => range.includes(name)) ? [] : [outside];
}

/** An address below schema.org is a member of an enumeration; another one may stand for an object, but not for such a member. */
function isTextIn(text: string, range: readonly string[]): boolean {
  if (isMemberIn(schemaOrg(), range, text)) return true;
  if (/^https?:\/\/schema\.org\//.test(text)) return false;
  if (range.some((name) => dataTypes[name]?.(text))) return true;
  return (
    isAddress(text) &&
    range.some((name) => isTypeIn(schemaOrg(), ['Thing'], name) && !isTypeIn(schemaOrg(), ['Enumeration'], name))
  );
}
