import type { Store, StoreDay } from 'shared-contracts/entities';

type Thing = Record<string, unknown>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A closed day opens and closes at midnight, as search engines expect. */
function specialDay({ date, opens, closes }: StoreDay): Thing {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  };
}

/** schema.org SportingGoodsStore; addresses are absolute. */
export function storeStructuredData(store: Store, shopOrigin: string, pictureUrl: string): Thing {
  const { address, latitude, longitude } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    '@id': `${shopOrigin}${store.url}`,
    url: `${shopOrigin}${store.url}`,
    name: store.name,
    description: store.text,
    image: [pictureUrl],
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.Street,
      postalCode: address.ZipCode,
      addressLocality: address.City,
      addressRegion: address.State,
      addressCountry: 'AT',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: store.hours.flatMap(({ weekday, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[weekday - 1], opens, closes }],
    ),
    ...(store.exceptions.length > 0 && { specialOpeningHoursSpecification: store.exceptions.map(specialDay) }),
    parentOrganization: { '@type': 'Organization', name: 'Bergauf', url: `${shopOrigin}/` },
  };
}
