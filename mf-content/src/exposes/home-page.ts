import { defineRoute } from 'shared-contracts/remote';
import { loadHome } from '../home/home-loader.ts';
import { homeMeta } from '../home/home-meta.ts';
import { HomePage } from '../home/home-page.tsx';

export { messages } from '../home/messages/messages.ts';
export const route = defineRoute({ loader: loadHome, Component: HomePage, meta: homeMeta });
