import type { Picture } from 'shared-contracts/entities';

/** Width to height from which a picture is a scene and may be cropped on the stage. Others are shown whole: they may be of a product. */
export const sceneRatio = 1.4;

/** A picture that fills its frame. `PictureElement` shows those with a ground colour whole. */
export const cropped = ({ colour: _, ...picture }: Picture): Picture => picture;
