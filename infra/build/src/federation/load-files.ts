import type { ScriptEnd } from './webpack-require.ts';

/** Milliseconds after which a file counts as lost. */
const timeoutMs = 120_000;

/** Loads a remote's script. `end` receives the event `load`, `error` or `timeout`. */
export function loadScript(src: string, integrity: string, end: ScriptEnd): void {
  const script = document.createElement('script');
  const finish = ({ type }: { type: string }): void => {
    clearTimeout(timer);
    script.remove();
    end({ type, target: script });
  };
  const timer = setTimeout(finish, timeoutMs, { type: 'timeout' });
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous', onload: finish, onerror: finish });
  document.head.append(script);
}

export type StyleLoader = (href: string, integrity: string) => Promise<void> | undefined;

/**
 * Creates a function that loads a stylesheet once; one that failed is loaded again at the next call. Styles that came with the document,
 * in elements with their URL, count as loaded.
 */
export function createStyleLoader(): StyleLoader {
  const styles = new Map<string, Promise<void> | undefined>();
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-url]')) {
    styles.set(new URL(dataset['url'] ?? '', location.href).href, undefined);
  }
  return (href, integrity) => {
    if (styles.has(href)) return styles.get(href);
    const loading = new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      const fail = (): void => {
        styles.delete(href);
        link.remove();
        reject(new Error(`The stylesheet ${href} did not load`));
      };
      Object.assign(link, {
        rel: 'stylesheet',
        href,
        integrity,
        crossOrigin: 'anonymous',
        onload: resolve,
        onerror: fail,
      });
      document.head.append(link);
    });
    styles.set(href, loading);
    return loading;
  };
}
