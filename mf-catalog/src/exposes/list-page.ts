import { defineRoute } from 'shared-contracts/remote';
import { isListPath, loadList } from '../listing/list-loader.ts';
import { listMeta } from '../listing/list-meta.ts';
import { ListPage } from '../listing/list-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute({ loader: loadList, Component: ListPage, meta: listMeta, isValid: isListPath });
