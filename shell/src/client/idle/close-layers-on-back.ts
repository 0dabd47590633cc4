/**
 * Back closes what lies on top of a page before it leaves the page: each modal dialog, and each popover with `data-layer`, gets an entry of
 * its own in the browser's history, with the state of the page's entry and the number of layers that are open on it. A frontend that keeps
 * such entries itself marks its dialog with `data-own-history`.
 *
 * Another element with `data-layer` dispatches the `beforetoggle` of a popover itself, and is closed by `cancel`.
 *
 * A layer that is closed otherwise leaves its entry: `history.back()` at that moment would compete with the navigation of a link that was
 * followed from the layer. The next layer or the next page takes such an entry over, and Back passes over it.
 */
export function closeLayersOnBack(): void {
  const open: HTMLElement[] = [];
  let current = entryNow();
  const native = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };

  const giveEntry = (): void => {
    if (open.length > layersOf(history.state)) native.push({ ...stateNow(), layers: open.length }, '');
    current = entryNow();
  };
  const changed = (layer: HTMLElement, isOpen: boolean): void => {
    const stillOpen = open.filter((other) => other !== layer && other.isConnected);
    open.splice(0, open.length, ...stillOpen, ...(isOpen ? [layer] : []));
    giveEntry();
  };
  new MutationObserver((records) => {
    for (const { target } of records) if (isLayer(target)) changed(target, target.matches(':modal'));
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener(
    // Not `toggle`, which comes later: Back may be pressed before.
    'beforetoggle',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement && 'layer' in target.dataset) changed(target, event.newState === 'open');
    },
    true,
  );

  // The router's entries come from these two functions only.
  history.pushState = (state, unused, url) => {
    const pushed = without(state);
    if (layersOf(history.state) > 0) native.replace(pushed, unused, url);
    else native.push(pushed, unused, url);
    // A sheet that stays open, such as that of the filters, covers the new entry as well.
    giveEntry();
  };
  history.replaceState = (state, unused, url) => {
    const layers = layersOf(history.state);
    native.replace(layers > 0 ? { ...state, layers } : state, unused, url);
    current = entryNow();
  };

  addEventListener(
    'popstate',
    (event) => {
      const left = current;
      current = entryNow();
      if (left.index === current.index && left.layers === current.layers) return;
      const above = open.splice(current.layers);
      for (const layer of above.reverse()) close(layer);
      // Two quick presses of Back may arrive as one move, to another page.
      if (left.index !== current.index || left.href !== current.href) return;
      // The page stays, so the router need not navigate. In Chromium it does all the same, to the page that it shows: listeners of the window
      // run in the order in which they were added there, also those that capture.
      event.stopImmediatePropagation();
      if (current.layers < left.layers && above.length === 0) history.back();
    },
    { capture: true },
  );
  // Layers that were opened before this script ran.
  for (const layer of document.querySelectorAll<HTMLElement>(
    'dialog:modal, [data-layer]:popover-open, [data-layer]:not([popover])',
  )) {
    if (isLayer(layer) || 'layer' in layer.dataset) changed(layer, true);
  }
}

type Entry = {
  /** The router's index of an entry; entries of layers have the index of their page. */
  readonly index: unknown;
  readonly layers: number;
  readonly href: string;
};

function entryNow(): Entry {
  const state = stateNow();
  return { index: state['idx'], layers: layersOf(state), href: location.href };
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function layersOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0;
}

/** A page does not take over the layers in the state of the previous entry. */
function without(state: unknown): unknown {
  return layersOf(state) > 0 && typeof state === 'object' ? { ...state, layers: 0 } : state;
}

function isLayer(target: unknown): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && !('ownHistory' in target.dataset);
}

/** As Escape does: the component that holds the dialog's state closes it. */
function close(layer: HTMLElement): void {
  if (!(layer instanceof HTMLDialogElement)) {
    if (layer.matches('[popover]')) layer.hidePopover();
    else layer.dispatchEvent(new Event('cancel'));
  } else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close();
}
