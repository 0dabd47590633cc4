/** The four processes of a shop: where each begins, and what its bundle is made of besides `sharedByServices`. */
export const services = {
  api: { entry: 'infra/api/src/main.ts', sources: ['infra/api/src'] },
  releases: { entry: 'infra/releases/src/main.ts', sources: ['infra/releases/src'] },
  checkout: { entry: 'infra/checkout/src/main.ts', sources: ['infra/checkout/src'] },
  shell: { entry: 'shell/src/server/main.ts', sources: ['shell/src'] },
} as const;

export type ServiceName = keyof typeof services;

export const sharedByServices = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'infra/build/src/services',
  'package-lock.json',
] as const;
