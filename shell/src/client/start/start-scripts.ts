import { laterElementId, scriptsElementId } from '../../app/element-ids.ts';
import { connectToApi } from './connect-to-api.ts';

/** Milliseconds from the navigation to the document's head above which the connection counts as slow. */
const slowMs = 150;

/** Milliseconds after the document's end, after which scripts start although the browser has not reported a first paint. */
const unpaintedMs = 500;

/** Milliseconds after the page has loaded; then `requestIdleCallback` decides. */
const laterMs = 2_500;

/**
 * Moves the page's scripts out of their template once the page is painted: before that they would compete with the visible content for the
 * connection and the processor (decision 0031). Pictures of the first screen that have arrived by then are painted first too. A tab in the
 * background is not painted.
 * @param onRun called once the scripts have run, or the last one could not be loaded
 */
export function startScripts(onRun: () => void): void {
  const { content, dataset } = document.getElementById(scriptsElementId) as HTMLTemplateElement;
  const scripts = [...content.querySelectorAll('script')];
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const script of scripts) script.async = false;
    const last = scripts.at(-1);
    if (last) last.onload = last.onerror = onRun;
    document.head.append(content);
    connectToApi(dataset['api'] ?? '');
  };
  if (document.hidden) {
    start();
    return;
  }
  const [library] = scripts;
  const isSlow = performance.now() > slowMs;
  if (library && isSlow) preload(library);
  addEventListener('DOMContentLoaded', () => setTimeout(start, unpaintedMs));
  new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    // A slow connection would be idle meanwhile.
    if (!isSlow && [...pictures].every(({ complete }) => complete)) requestAnimationFrame(() => setTimeout(start));
    else start();
  }).observe({ type: 'paint', buffered: true });
}

/** On a slow connection the library is requested at once: the connection would be idle while the page is laid out. */
function preload(library: HTMLScriptElement): void {
  const { integrity } = library;
  // A template's document has no address that `src` could be relative to.
  const href = library.getAttribute('src');
  const hint = { rel: 'preload', as: 'script', href, integrity, crossOrigin: '', fetchPriority: 'low' };
  document.head.append(Object.assign(document.createElement('link'), hint));
}

/**
 * Adds the script that is loaded last, and the link to the web manifest, once the page has loaded and is idle (decision 0051). By then a
 * client-rendered page has lost the template, which that script reads as well.
 */
export function startLater(pageLoaded: Promise<unknown>): void {
  const template = document.getElementById(laterElementId) as HTMLTemplateElement;
  const start = (): void => document.head.append(template, template.content);
  void pageLoaded.then(() => setTimeout(() => whenIdle(start), laterMs));
}

/** Safari cannot tell when it is idle. */
export const whenIdle = (task: () => void): void => {
  (globalThis.requestIdleCallback ?? setTimeout)(task);
};
