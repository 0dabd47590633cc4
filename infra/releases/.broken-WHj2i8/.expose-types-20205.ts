import type { MessageSource } from 'shared-contracts/i18n';
import type { FragmentExpose, RouteModule } from 'shared-contracts/remote';
import * as expose0 from './src/exposes/cart-page.ts';
export const checked0: { route: RouteModule<any>; messages: MessageSource } = expose0;
