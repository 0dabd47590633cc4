import type { AppContext } from 'shared-contracts/app';

/** What the stores need of the document they live in. */
export type Page = {
  reload(): void;
  /** Calls back when the page returns from the back/forward cache, where it was frozen with what it knew. */
  onReturn(listener: () => void): void;
};

export function browserPage(app: AppContext): Page {
  if (app.environment === 'server') return { reload: () => {}, onReturn: () => {} };
  return {
    reload: () => location.reload(),
    onReturn: (listener) =>
      addEventListener('pageshow', (event) => {
        if (event.persisted) listener();
      }),
  };
}
