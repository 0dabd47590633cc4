/** The four services of a shop: entry, and the sources of its bundle in addition to `sharedByServices`. */
export const services = {
  api: { entry: 'infra/api/src/main.ts', sources: ['infra/api/src', 'infra/catalogue-format/src'] },
  releases: { entry: 'infra/releases/src/main.ts', sources: ['infra/releases/src'] },
  checkout: { entry: 'infra/checkout/src/main.ts', sources: ['infra/checkout/src'] },
  shell: { entry: 'shell/src/server/main.ts', sources: ['shell/src'] },
} as const;

export type ServiceName = keyof typeof services;

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(services, name);

/** Programs that run from a bundle: the services, and the program that writes the demo's catalogue. */
export const programs = {
  ...services,
  'demo-catalogue': {
    entry: 'infra/demo-catalogue/src/main.ts',
    sources: ['infra/demo-catalogue', 'infra/catalogue-format/src'],
  },
} as const;

export type ProgramName = keyof typeof programs;

export const sharedByServices = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'infra/build/src/services',
  'infra/service-kit/src',
  'package-lock.json',
] as const;

/**
 * Environment of the shell: settings of the C library's allocator. The shell's render workers are threads that come and go with
 * every release set. By default the allocator raises its mmap threshold each time a large block is freed, and then keeps freed
 * memory instead of returning it to the system.
 */
export const shellAllocator = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/**
 * Node options of the shell. V8 counts the bytes of pages from the render workers as growth of a heap that otherwise has few
 * objects, so it collected garbage every 50 pages, 35 ms each time. With this option it waits until the heap is two and a half times as
 * large.
 */
export const shellEngineOptions = ['--heap-growing-percent=150'] as const;
