/** The four processes of a shop: where each begins, and what its bundle is made of besides `sharedByHosts`. */
export const hosts = {
  api: { entry: 'infra/api/src/main.ts', sources: ['infra/api/src'] },
  releases: { entry: 'infra/releases/src/main.ts', sources: ['infra/releases/src'] },
  checkout: { entry: 'infra/checkout/src/main.ts', sources: ['infra/checkout/src'] },
  shell: { entry: 'shell/src/server/main.ts', sources: ['shell/src'] },
} as const;

export type HostName = keyof typeof hosts;

export const sharedByHosts = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'infra/build/src/hosts',
  'package-lock.json',
] as const;
