import type { Picture } from 'shared-contracts/entities';

/** A scene that fills its frame. `PictureElement` shows pictures with a ground colour whole, as those of products. */
export const withoutGround = ({ colour: _, ...picture }: Picture): Picture => picture;
