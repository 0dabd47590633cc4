import Type, { type Static } from 'typebox';
import { Hex, Localized, record } from './fields.ts';

export const pictureFile: string =
  '^pictures/([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\\.(svg|jpg|jpeg|png|webp|avif)$';
/** Description of the pattern, for messages. */
export const pictureFileForm =
  'pictures/name.jpg (or svg, jpeg, png, webp, avif), with letters from a to z, digits, dots, hyphens and underscores only';

export const PictureReference = record(
  {
    file: Type.String({
      pattern: pictureFile,
      maxLength: 300,
      description: 'The path of a file in the catalogue folder.',
    }),
    alt: Type.Optional(Localized),
    tones: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,23}$' }), Hex, {
        maxProperties: 8,
        description: 'Colours by name that replace the placeholders var(--tone-<name>, #rrggbb) of an SVG.',
      }),
    ),
  },
  'A picture beside the records.',
);
export type PictureReference = Static<typeof PictureReference>;
