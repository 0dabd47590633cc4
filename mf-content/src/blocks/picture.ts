import type { Picture } from 'shared-contracts/entities';

/** A picture that fills its frame. `PictureElement` shows pictures with a background colour, such as those of products, whole. */
export const withoutBackground = ({ colour: _, ...picture }: Picture): Picture => picture;
