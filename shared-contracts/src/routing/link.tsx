import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { isExternal, withTrailingSlash } from '../paths.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Full page load instead of an in-app navigation: the jumps to the checkout host. */
  reloadDocument?: boolean;
  replace?: boolean;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
};

/**
 * Inside the shop a link is followed in-app, with the closing slash added; hovering or focusing it loads its page's code and
 * data. A link to another origin opens a new tab (SPEC 2) unless it asks for a full page load.
 */
export function Link({ to, reloadDocument = false, onPointerEnter, onFocus, ...rest }: LinkProps): ReactElement {
  const app = useApp();
  if (reloadDocument) return <a href={to} {...rest} />;
  if (isExternal(to, app.config.shopOrigin)) return <a href={to} target="_blank" rel="noopener" {...rest} />;
  const inApp = withTrailingSlash(withoutOrigin(to));
  return (
    <RouterLink
      to={inApp}
      onPointerEnter={(event) => {
        app.prefetch(inApp);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        app.prefetch(inApp);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

function withoutOrigin(href: string): string {
  if (!/^[a-z]+:/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href);
  return `${pathname}${search}${hash}`;
}
