import { remoteName } from 'shared-contracts/discovery';

const pattern = new RegExp(`^${remoteName}$`);

export const isRemoteName = (text: string): boolean => pattern.test(text);

/** Why a text is refused as the name of a remote, as one sentence. */
export const noRemoteName = (text: string): string =>
  `${text} is not a remote; their names are mf-, then at most 30 small letters and hyphens.`;
