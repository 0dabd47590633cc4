import type { QueryParameter } from 'shared-contracts/remote';

/** `q` searches the questions; the others belong to newsletter links, whose page has a form with their secret. */
export const pageParameters = [
  { name: 'q', value: 'text', isPage: true },
  { name: 'token', value: 'text' },
  { name: 'abmelden', value: 'text' },
] as const satisfies readonly QueryParameter[];
