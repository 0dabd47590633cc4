/** Replaces the logger of the federation in the host's browser build: what it says goes to the console. It has no debug mode here. */
export function createLogger(prefix) {
  return {
    // biome-ignore lint/suspicious/noConsole: a warning of the library's belongs into the console
    warn: (...what) => console.warn(prefix, ...what),
    // biome-ignore lint/suspicious/noConsole: an error of the library's belongs into the console
    error: (...what) => console.error(prefix, ...what),
  };
}

export { createLogger as createInfrastructureLogger };

export const logger = createLogger('[ Module Federation ]');
export { logger as infrastructureLogger };

export function bindLoggerToCompiler() {}
