export { type BrandLogo, drawBrandLogo } from './draw-brand-logo.ts';
export { designOfProduct, designsOf, drawProduct, type ProductPicture } from './draw-product.ts';
export { drawScene, type Scene, type TimeOfDay, type Weather } from './draw-scene.ts';
export { type Palette, palettes } from './palettes.ts';
export { type ProductKind, productKinds } from './product-kinds.ts';
