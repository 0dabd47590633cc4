import { faultsAgainstSchemaOrg } from './schema-org-faults.ts';

type Json = Readonly<Record<string, unknown>>;

/** The JSON-LD objects of a document. @throws if one is not valid JSON */
export function structuredDataIn(html: string): Json[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Json);
}

type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Rule = (value) => isText(value) && /^https?:\/\//.test(String(value)) && URL.canParse(String(value));
const isDay: Rule = (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const isTime: Rule = (value) => /^\d\d:\d\d$/.test(String(value));
const isNumber: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const isDuration: Rule = (value) => /^PT(\d+H)?(\d+M)?$/.test(String(value));
const isMoney: Rule = (value) => /^\d+\.\d\d$/.test(String(value));
const isCurrency: Rule = (value) => /^[A-Z]{3}$/.test(String(value));
const isCountry: Rule = (value) => /^[A-Z]{2}$/.test(String(value));
const isAmount: Rule = (value) => typeof value === 'number' && value >= 0;
/** A value of one of schema.org's enumerations. */
const oneOf =
  (...names: string[]): Rule =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);
const isPosition: Rule = (value) => Number.isInteger(value) && Number(value) > 0;
const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);
const aThing =
  (...types: string[]): Rule =>
  (value) =>
    types.includes(String(Object(value)['@type']));

/** For each type the properties that must be there; those whose name ends with `?` may be missing. */
const types: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Answer: { text: isText },
  Article: {
    headline: isText,
    description: isText,
    image: listOf(isAddress),
    datePublished: isDay,
    dateModified: isDay,
    author: aThing('Organization', 'Person'),
    publisher: aThing('Organization'),
    mainEntityOfPage: aThing('WebPage'),
    url: isAddress,
    articleSection: isText,
    inLanguage: isText,
    timeRequired: isDuration,
  },
  Brand: { name: isText },
  BreadcrumbList: { itemListElement: listOf(aThing('ListItem')) },
  CollectionPage: { name: isText, url: isAddress, mainEntity: aThing('ItemList') },
  DefinedRegion: { addressCountry: isCountry },
  EntryPoint: { urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}') },
  FAQPage: {
    name: isText,
    description: isText,
    url: isAddress,
    inLanguage: isText,
    dateModified: isDay,
    mainEntity: listOf(aThing('Question')),
  },
  GeoCoordinates: { latitude: isNumber, longitude: isNumber },
  ItemList: { 'name?': isText, 'numberOfItems?': isPosition, itemListElement: listOf(aThing('ListItem')) },
  ListItem: { position: isPosition, name: isText, 'item?': isAddress, 'url?': isAddress },
  MerchantReturnPolicy: {
    applicableCountry: isCountry,
    returnPolicyCategory: oneOf('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: isPosition,
    returnMethod: listOf(oneOf('ReturnByMail', 'ReturnInStore')),
  },
  MonetaryAmount: { value: isMoney, currency: isCurrency },
  Offer: {
    url: isAddress,
    price: isMoney,
    priceCurrency: isCurrency,
    availability: oneOf('InStock', 'SoldOut', 'Discontinued'),
    itemCondition: oneOf('NewCondition', 'RefurbishedCondition'),
    seller: aThing('Organization'),
    'shippingDetails?': aThing('OfferShippingDetails'),
    'hasMerchantReturnPolicy?': aThing('MerchantReturnPolicy'),
  },
  OfferShippingDetails: {
    shippingRate: aThing('MonetaryAmount'),
    shippingDestination: aThing('DefinedRegion'),
    deliveryTime: aThing('ShippingDeliveryTime'),
  },
  OpeningHoursSpecification: {
    'dayOfWeek?': isText,
    'validFrom?': isDay,
    'validThrough?': isDay,
    opens: isTime,
    closes: isTime,
  },
  Organization: { name: isText, 'url?': isAddress },
  PostalAddress: {
    streetAddress: isText,
    postalCode: isText,
    addressLocality: isText,
    addressRegion: isText,
    addressCountry: isText,
  },
  Product: {
    name: isText,
    brand: aThing('Brand'),
    sku: isText,
    'category?': isText,
    color: isText,
    description: isText,
    image: listOf(isAddress),
    url: isAddress,
    offers: aThing('Offer'),
  },
  QuantitativeValue: { minValue: isAmount, maxValue: isAmount, unitCode: isText },
  Question: { name: isText, acceptedAnswer: aThing('Answer') },
  SaleEvent: {
    name: isText,
    description: isText,
    startDate: isDay,
    endDate: isDay,
    eventStatus: isAddress,
    image: listOf(isAddress),
    url: isAddress,
    location: aThing('VirtualLocation'),
    organizer: aThing('Organization'),
  },
  SearchAction: { target: aThing('EntryPoint'), 'query-input': isText },
  ShippingDeliveryTime: { handlingTime: aThing('QuantitativeValue'), transitTime: aThing('QuantitativeValue') },
  SportingGoodsStore: {
    '@id': isAddress,
    url: isAddress,
    name: isText,
    description: isText,
    image: listOf(isAddress),
    telephone: isText,
    email: isText,
    address: aThing('PostalAddress'),
    geo: aThing('GeoCoordinates'),
    openingHoursSpecification: listOf(aThing('OpeningHoursSpecification')),
    'specialOpeningHoursSpecification?': listOf(aThing('OpeningHoursSpecification')),
    parentOrganization: aThing('Organization'),
  },
  VirtualLocation: { url: isAddress },
  WebPage: {
    '@id?': isAddress,
    'name?': isText,
    'description?': isText,
    'url?': isAddress,
    'inLanguage?': isText,
    'dateModified?': isDay,
  },
  WebSite: {
    name: isText,
    url: isAddress,
    inLanguage: isText,
    potentialAction: aThing('SearchAction'),
  },
};

/**
 * Faults of JSON-LD objects: other types than expected, unknown types and properties, missing ones, values of another kind, and
 * lists whose positions do not count from 1; and what schema.org's own vocabulary does not allow. Each fault names its place; add a type to
 * `types` to use it.
 * @param expected the types of the objects in any order, at least one: a page without JSON-LD is at fault
 */
export function faultsInStructuredData(data: readonly Json[], expected: readonly [string, ...string[]]): string[] {
  const namesOf = (names: readonly unknown[]): string => names.map(String).sort().join();
  const [found, wanted] = [namesOf(data.map((thing) => thing['@type'])), namesOf(expected)];
  return [
    ...(found === wanted ? [] : [`the types are ${found || 'none'}, not ${wanted}`]),
    ...data.flatMap((thing, index) => [
      ...(thing['@context'] === 'https://schema.org' ? [] : [`${index}: @context is ${thing['@context']}`]),
      ...faultsIn(thing, String(index)),
      ...faultsAgainstSchemaOrg(thing, String(index)),
    ]),
  ];
}

function faultsIn(thing: Json, place: string): string[] {
  const type = String(thing['@type']);
  const rules = types[type];
  if (!rules) return [`${place}: the type ${type} is unknown`];
  const here = `${place} ${type}`;
  const known = new Map(Object.entries(rules).map(([name, rule]) => [name.replace('?', ''), rule]));
  return [
    ...Object.keys(thing)
      .filter((name) => !known.has(name) && name !== '@type' && name !== '@context')
      .map((name) => `${here}: ${name} is unknown`),
    ...Object.entries(rules).flatMap(([name, rule]) => {
      const value = thing[name.replace('?', '')];
      if (value === undefined) return name.endsWith('?') ? [] : [`${here}: ${name} is missing`];
      return rule(value) ? [] : [`${here}: ${name} is ${JSON.stringify(value).slice(0, 80)}`];
    }),
    ...Object.entries(thing).flatMap(([name, value]) => faultsInside(value, `${here}.${name}`)),
  ];
}

function faultsInside(value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    const positions = value.map((entry) => Object(entry).position);
    const isCounted = positions.every((position, index) => position === undefined || position === index + 1);
    return [
      ...(isCounted ? [] : [`${place}: the positions are ${positions.join()}`]),
      ...value.flatMap((entry, index) => faultsInside(entry, `${place}[${index}]`)),
    ];
  }
  return typeof value === 'object' && value !== null ? faultsIn(value as Json, place) : [];
}
