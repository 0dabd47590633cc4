import { defineRoute } from 'shared-contracts/remote';
import { TeamsPage } from '../teams/teams-page.tsx';
import { teamsParameters } from '../teams/teams-parameters.ts';

export { messages } from '../teams/messages/messages.ts';

/**
 * Browsers receive the data that the server loaded. The loaders and metas of all pages are one chunk: a browser fetches it only when the
 * server cannot render the page, and each chunk costs bytes in the entry, which every page loads.
 */
export const route = defineRoute({
  loader: async (input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../teams/teams-loader.ts')).loadTeams(input),
  Component: TeamsPage,
  meta: async (...input) =>
    (await import(/* webpackChunkName: 'page-data' */ '../teams/teams-meta.ts')).teamsMeta(...input),
  query: teamsParameters,
});
