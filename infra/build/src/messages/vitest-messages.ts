import compile from 'icu-minify/compile';

type Plugin = { name: string; enforce: 'pre'; transform(code: string, id: string): { code: string; map: null } | null };

/** Compiles ICU messages for unit tests as the bundler does for the shop. */
export function compileMessages(): Plugin {
  return {
    name: 'bergauf-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]messages[\\/][a-z]+\.json$/.test(id)) return null;
      const source = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(Object.entries(source).map(([key, text]) => [key, compile(text)]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
