/*
 * Modules of the federation's bundler runtime. They ship without types, or with types that require more than a remote of this shop has.
 */
declare module '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js' {
  export function attachShareScopeMap(webpackRequire: object): void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js' {
  export function initContainerEntry(options: object): unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js' {
  export function initializeSharing(options: object): Promise<boolean>;
}
