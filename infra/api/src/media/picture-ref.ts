import type { PictureType } from '@bergauf/catalogue-format/pictures/picture-type';
import type { PictureReference } from '@bergauf/catalogue-format/records/picture-reference';
import type { Localized } from '../database/localized.ts';

/** What the media store knows about a picture that it keeps. */
export type StoredPicture = {
  /** Hash of the stored content: 32 hexadecimal digits. */
  readonly id: string;
  /** Pixels, upright (the orientation in a photograph's metadata is applied). For a drawing, its own units. */
  readonly width: number;
  readonly height: number;
  /** Colour of the surface behind the picture, `#rrggbb`: see `ground-colour.ts`. */
  readonly colour: string;
  readonly type: PictureType;
};

/** A picture as the database keeps it where it is used (jsonb). */
export type PictureRef = StoredPicture & {
  readonly alt?: Localized;
  /** Colours of a drawing by the name of their placeholder: see `tones.ts`. */
  readonly tones?: Readonly<Record<string, string>>;
};

/**
 * A picture as a table has it: a record's reference with what the store knows. Tables that were filled by an earlier release have
 * references only, until the next import.
 */
export type TablePicture = PictureReference & Partial<StoredPicture>;

/** A refused picture: one sentence that names the file and the reason. */
export type AddResult =
  | { readonly ok: true; readonly picture: StoredPicture }
  | { readonly ok: false; readonly refusal: string };
