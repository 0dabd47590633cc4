import { wideScreen } from '../flyout/modal-sheet.ts';

/**
 * On narrow screens the panel covers the page: Back closes it before it leaves the page (UX 32). It is neither a dialog nor a popover, so
 * it reports to the shell as a popover would (decision 0097), and is closed by the `cancel` of a dialog.
 * @returns called before the panel is removed
 */
export function reportLayer(panel: HTMLElement, close: () => void): () => void {
  if (wideScreen().matches) return () => {};
  const report = (newState: 'open' | 'closed'): void => {
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  };
  panel.dataset['layer'] = '';
  panel.addEventListener('cancel', close);
  report('open');
  return () => report('closed');
}
