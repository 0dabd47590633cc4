import type { ReactElement, ReactNode } from 'react';
import { useSite } from './site-context.tsx';

/** To a page of the shop that is only looked up: in a tab of its own, so that what was typed here stays. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  const { t, shopOrigin } = useSite();
  return (
    <a className="text-link" href={`${shopOrigin}${to}`} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('frame.new-tab')}</span>
    </a>
  );
}
