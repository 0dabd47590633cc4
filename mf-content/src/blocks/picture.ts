import type { Picture } from 'shared-contracts/entities';

/** A picture that fills its frame. `PictureElement` shows those with a ground colour whole, as of products. */
export const withoutGround = ({ colour: _, ...picture }: Picture): Picture => picture;
