import type { ReactElement, ReactNode } from 'react';
import { pathIn, paths } from 'shared-contracts/paths';
import { useSite } from './site-context.tsx';

const links = [
  ['imprint', paths.static('impressum')],
  ['terms', paths.static('agb')],
  ['privacy', paths.static('datenschutz')],
  ['withdrawal', paths.static('widerruf')],
  ['accessibility', paths.static('barrierefreiheit')],
  ['help', paths.services('hilfe')],
  ['contact', paths.services('kontakt')],
] as const;

/** The footer with the links that the law requires. */
export function PageFooter(): ReactElement {
  const { t } = useSite();
  return (
    <footer className="footer">
      <svg className="ridge" viewBox="0 0 1440 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 140v-20l96-12 60 10 108-32 50 17 62-12 118 34 92-22 64 12 126-46 44 25 40-9 110 38 84-20 72 14 118-36 64 26 52-10 80 26v17Z" />
      </svg>
      <div className="ground">
        <div className="page">
          <nav aria-label={t('frame.legal')}>
            <ul>
              {links.map(([name, path]) => (
                <li key={name}>
                  <NewTabLink to={path}>{t(`frame.${name}`)}</NewTabLink>
                </li>
              ))}
            </ul>
          </nav>
          <p>{t('frame.prices')}</p>
        </div>
      </div>
    </footer>
  );
}

/** A link to a page of the shop that opens in a new tab, so that the form is not lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  const site = useSite();
  const { t, shopOrigin } = site;
  return (
    <a className="text-link" href={`${shopOrigin}${pathIn(site, to)}`} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('frame.new-tab')}</span>
    </a>
  );
}
