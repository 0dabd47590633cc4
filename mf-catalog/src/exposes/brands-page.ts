import { defineRoute } from 'shared-contracts/remote';
import { loadBrands } from '../brands/brands-loader.ts';
import { brandsMeta } from '../brands/brands-meta.ts';
import { BrandsPage } from '../brands/brands-page.tsx';

export { messages } from '../brands/messages/messages.ts';

export const route = defineRoute({ loader: loadBrands, Component: BrandsPage, meta: brandsMeta });
