import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import type { SiteConfig } from '../app/site-config.ts';
import { inAppPath, isExternal, localAddress, pathIn, withTrailingSlash } from '../paths.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** Full page load instead of an in-app navigation, for links to the checkout host. */
  reloadDocument?: boolean;
  replace?: boolean;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
};

/**
 * Inside the shop a link is followed in-app, with the locale's prefix and the closing slash added; hovering or focusing it loads its page's code and
 * data. A link to another origin opens a new tab (SPEC 2) unless it asks for a full page load.
 */
export function Link({ to, reloadDocument = false, ...rest }: LinkProps): ReactElement {
  const { config, environment } = useApp();
  if (!reloadDocument && isExternal(to, config.shopOrigin)) {
    return <a href={to} target="_blank" rel="noopener" {...anchorProps(rest)} />;
  }
  const inApp = reloadDocument ? null : pathInShop(to, config);
  if (inApp === null) return <a href={to} {...anchorProps(rest)} />;
  const path = pathIn(config, withTrailingSlash(inApp));
  // On the server a link needs only its address; the client code decides how to follow it, and a page has hundreds of links.
  if (environment === 'server') return <a href={localAddress(config, path)} {...anchorProps(rest)} />;
  return <InAppLink to={path} {...rest} />;
}

/**
 * Not the router's own link: that one subscribes to the location, so every link of a page would re-render with every change of the address.
 */
function InAppLink(props: Omit<LinkProps, 'reloadDocument'>): ReactElement {
  const { to, replace, preventScrollReset, viewTransition, onClick, onPointerEnter, onFocus, ...rest } = props;
  const app = useApp();
  const navigate = useNavigate();
  return (
    <a
      href={localAddress(app.config, to)}
      onClick={(event) => {
        onClick?.(event);
        const isElsewhere = rest.target !== undefined && rest.target !== '_self';
        if (event.defaultPrevented || !isPlainClick(event) || isElsewhere) return;
        event.preventDefault();
        // As in browsers, a link to the current address adds no history entry.
        const { href } = event.currentTarget;
        void navigate(to, {
          replace: replace ?? href === window.location.href,
          ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
          ...(viewTransition === undefined ? {} : { viewTransition }),
        });
      }}
      onPointerEnter={(event) => {
        app.prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        app.prefetch(to);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** Removes the props that only in-app navigation uses, which are not attributes of an anchor. */
function anchorProps(props: Omit<LinkProps, 'to' | 'reloadDocument'>): AnchorProps {
  const { replace: _, preventScrollReset: __, viewTransition: ___, ...anchor } = props;
  return anchor;
}

/** In-app paths have no locale prefix, absolute addresses have one. Null: a page in another locale, which is another document. */
function pathInShop(href: string, config: SiteConfig): string | null {
  if (!/^[a-z]+:/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href);
  return inAppPath(config, `${pathname}${search}${hash}`);
}

/** False for clicks that browsers handle: another tab, another window, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
