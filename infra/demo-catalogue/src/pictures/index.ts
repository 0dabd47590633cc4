export { tonesOf } from './colours.ts';
export { type BrandLogo, drawBrandLogo, logoSeed, logoStyles, type MarkName, markNames } from './draw-brand-logo.ts';
export { designOfProduct, designsOf, drawProduct, drawProductInTones, type ProductPicture } from './draw-product.ts';
export { drawScene, type Scene, type Season, type TimeOfDay, type Weather } from './draw-scene.ts';
export { type Palette, paletteById, palettes } from './palettes.ts';
export { type ProductKind, productKinds } from './product-kinds.ts';
export { comparisonOf, drawScale, drawScaleInTones, type ScalePicture } from './scale/draw-scale.ts';
