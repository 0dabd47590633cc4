import Type, { type Static } from 'typebox';
import { ClockTime, Day, Id, Localized, Name, record, Slug, Text } from './fields.ts';
import { PictureReference } from './picture-reference.ts';

export const StoreServiceRecord = record({
  id: Slug,
  names: Localized,
  texts: Localized,
  page: Type.Optional(Type.String({ ...Slug, description: 'The slug of the service’s page in section "services".' })),
  bookable: Type.Optional(Type.Boolean({ description: 'An appointment can be requested for it.' })),
});
export type StoreServiceRecord = Static<typeof StoreServiceRecord>;

const Hours = Type.Union([Type.Tuple([ClockTime, ClockTime]), Type.Null()]);

const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });
const Postcode = Type.String({ pattern: '^[1-9][0-9]{3}$', description: 'Austrian: four digits.' });

export const StoreRecord = record({
  id: Type.Integer({ minimum: 1, maximum: 999_999, description: 'Accounts and orders hold it: it never changes.' }),
  shopUrl: Slug,
  name: Text,
  street: Text,
  postcode: Postcode,
  town: Text,
  state: Text,
  latitude: Latitude,
  longitude: Longitude,
  phone: Text,
  email: Text,
  hours: Type.Tuple([Hours, Hours, Hours, Hours, Hours, Hours, Hours], {
    description: 'Monday to Sunday: opening and closing time, or null where the store is closed.',
  }),
  squareMetres: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  services: Type.Array(Slug, { uniqueItems: true }),
  texts: Localized,
  ways: Localized,
  picture: Type.Optional(PictureReference),
});
export type StoreRecord = Static<typeof StoreRecord>;
export type WeekHours = StoreRecord['hours'];

const ExceptionTime = Type.Union([ClockTime, Type.Null()]);

export const OpeningExceptionRecord = record(
  {
    date: Day,
    stores: Type.Optional(Type.Array(Id, { minItems: 1, description: 'Missing: all stores.' })),
    opens: Type.Optional(ExceptionTime),
    closes: Type.Optional(ExceptionTime),
    note: Type.Union([Text, Localized], { description: 'Why the day differs. A plain text is German.' }),
  },
  'Stores are closed on public holidays by themselves. A missing time stays as usual; both null: closed. With one time only it applies where the store is open on that weekday.',
);
export type OpeningExceptionRecord = Static<typeof OpeningExceptionRecord>;

export const PlaceRecord = record(
  { name: Name, postcode: Postcode, latitude: Latitude, longitude: Longitude },
  'A place that the store search understands.',
);
export type PlaceRecord = Static<typeof PlaceRecord>;
