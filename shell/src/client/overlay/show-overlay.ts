import type { PageState } from '../../app/page-state.ts';
import { type FragmentTimes, fetchFragmentTimes } from './fragment-times.ts';
import { type FragmentFacts, readFragments, serverMs } from './read-fragments.ts';
import { overlayStyle } from './style.ts';

export type Overlay = { toggle(): void; hide(): void; showWithoutFocus(): void };

const words: Readonly<Record<FragmentFacts['state'], string>> = {
  hydrated: 'hydrated',
  rendered: 'not hydrated',
  waits: 'server HTML, waits',
  loading: 'loading',
  failed: 'failed',
  'failed with HTML': 'failed, server HTML stays',
};

/** Refresh interval in milliseconds, while the overlay is shown. */
const refreshMs = 500;

/** Outlines every fragment, names its owner, and lists all of them in a table. It only reads the page. */
export function createOverlay(state: PageState): Overlay {
  const host = document.createElement('bergauf-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(overlayStyle);
  root.adoptedStyleSheets = [style];
  const boxes = element('div', 'boxes', '');
  boxes.setAttribute('aria-hidden', 'true');
  const panel = element('section', 'panel', '');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', 'Frontends of this page');
  panel.tabIndex = -1;
  root.append(boxes, panel);

  let timed: FragmentTimes = { state: 'unavailable' };
  let facts: FragmentFacts[] = [];
  let before: Element | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function place(): void {
    boxes.replaceChildren(...facts.flatMap(boxOf));
  }

  function refresh(): void {
    facts = readFragments(state, timed);
    const rows = facts.map(rowOf);
    const head = element('p', 'head', `Set ${state.set.id}${serverText(timed)}`);
    const close = element('button', 'close', 'Close');
    close.addEventListener('click', hide);
    const hadFocus = root.activeElement instanceof HTMLButtonElement;
    panel.replaceChildren(head, close, ...rows);
    if (hadFocus) close.focus();
    place();
  }

  function hide(): void {
    if (!host.isConnected) return;
    clearInterval(timer);
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
    const hadFocus = document.activeElement === host;
    host.remove();
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  /** The next refresh shows them. */
  async function askForTimes(): Promise<void> {
    timed = { state: 'loading' };
    timed = await fetchFragmentTimes(state.set.id);
  }

  function show(): void {
    document.body.append(host);
    // A page that was rendered in the browser only has no server times.
    if (timed.state === 'unavailable' && serverMs() !== null) void askForTimes();
    refresh();
    timer = setInterval(refresh, refreshMs);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
  }

  function showWithFocus(): void {
    before = document.activeElement;
    show();
    panel.focus({ preventScroll: true });
  }

  return { toggle: () => (host.isConnected ? hide() : showWithFocus()), hide, showWithoutFocus: show };
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

const isBad = ({ state, errors }: FragmentFacts): boolean => state.startsWith('failed') || errors > 0;

/** Empty for what is not on the screen. */
function boxOf(facts: FragmentFacts): HTMLElement[] {
  const { left, top, width, height, bottom } = facts.element.getBoundingClientRect();
  if (width === 0 || height === 0 || bottom < 0 || top > innerHeight) return [];
  const box = element('div', isBad(facts) ? 'box bad' : 'box', '');
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  box.append(element('span', 'label', `${facts.id} ${facts.version ?? 'off'}`));
  return [box];
}

function serverText(timed: FragmentTimes): string {
  const ms = serverMs();
  if (ms === null) return '';
  return `, rendered by the server in ${ms.toFixed(0)} ms${timesText(timed)}`;
}

/** Where the fragments' times come from. */
function timesText(timed: FragmentTimes): string {
  if (timed.state === 'loaded') return '; times of fragments are those of a second rendering';
  if (timed.state === 'loading') return '; a second rendering is timed';
  const reason = timed.otherSet === undefined ? '' : `: set ${timed.otherSet} is served by now`;
  return `; no times of fragments${reason}`;
}

const time = (name: string, ms: number | null, digits = 0): string =>
  ms === null ? '' : `${name} ${ms.toFixed(digits)} ms`;

/** Many fragments take less than a millisecond. */
const serverDigits = (ms: number | null): number => (ms !== null && ms < 1 ? 2 : 1);

function rowOf(facts: FragmentFacts): HTMLElement {
  const { id, version, state, serverMs, loadMs, hydratedMs, errors } = facts;
  const row = element('div', isBad(facts) ? 'row bad' : 'row', '');
  const details = [
    words[state],
    time('server render', serverMs, serverDigits(serverMs)),
    time('files', loadMs),
    time('hydrated at', hydratedMs),
    errors > 0 ? `${errors} script errors of ${id.split('/')[0]}` : '',
  ];
  row.append(
    element('strong', '', `${id} ${version ?? 'off'}`),
    element('span', '', details.filter((text) => text !== '').join(', ')),
  );
  return row;
}
