import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import type { SiteConfig } from '../app/site-config.ts';
import { inAppPath } from '../paths.ts';
import { isPlainClick } from '../routing/link.tsx';
import { earlyButtons, forgetClicks } from './click-replay.ts';

type ServerHtmlProps = {
  id: string;
  className: string | undefined;
  /** Its code cannot be loaded: buttons that need it do not look clicked any longer. */
  isUnavailable?: boolean;
};

/** React keeps the server's children of such an element, so links and plain forms continue to work. Links are followed in-app. */
export function ServerHtml({ id, className, isUnavailable = false }: ServerHtmlProps): ReactElement {
  const navigate = useNavigate();
  const { config } = useApp();
  useEffect(() => {
    if (isUnavailable) forgetClicks(id);
  }, [id, isUnavailable]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click too
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; it tells hydration to keep the server's children
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={(event) => {
        const path = event.defaultPrevented || !isPlainClick(event) ? null : pathOf(event.target, config);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
    />
  );
}

/** Where a click leads inside the shop; null if it is not on a link, or the browser has to follow the link. */
function pathOf(target: EventTarget, config: SiteConfig): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return inAppPath(config, `${link.pathname}${link.search}${link.hash}`);
}

/** Margin of the viewport: content that is scrolled to is replaced before it is visible. */
const nearPx = 600;

/**
 * Whether a fragment is shown as the server's HTML: until it comes near the viewport and its code has loaded. It is plain HTML, not a
 * boundary that React has yet to hydrate: the next navigation would drop such a boundary.
 * @param when undefined: never
 * @param load loads the code; false where it is unavailable and the HTML has to stay
 */
export function useServerHtmlUntilNear(
  elementId: string,
  when: 'near' | undefined,
  load: () => Promise<boolean>,
): boolean {
  const [isKept, setKept] = useState(
    () => when === 'near' && typeof document !== 'undefined' && document.getElementById(elementId) !== null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function in each rendering, but loads the same fragment
  useEffect(() => {
    const element = isKept ? document.getElementById(elementId) : null;
    if (!element) return;
    const replace = (): void => {
      if (isInUse(element)) return;
      unlisten();
      startTransition(() => setKept(false));
    };
    // Deferred: the focus has not yet arrived elsewhere, and the click is not over.
    const replaceLater = (): void => void setTimeout(replace);
    const unlisten = (): void => {
      for (const type of inUse) element.removeEventListener(type, replaceLater);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some((entry) => entry.isIntersecting);
        element.dataset['waits'] = isNear ? 'near' : 'far';
        if (!isNear) return;
        observer.disconnect();
        void load().then((isLoaded) => {
          if (isLoaded) {
            replace();
            for (const type of inUse) element.addEventListener(type, replaceLater);
          } else {
            delete element.dataset['waits'];
            forgetClicks(elementId);
          }
        });
      },
      { rootMargin: `${nearPx}px` },
    );
    element.dataset['waits'] = 'near';
    observer.observe(element);
    return () => {
      observer.disconnect();
      unlisten();
    };
  }, [isKept, elementId]);
  return isKept;
}

/** Events after which the HTML may no longer be in use. */
const inUse = ['focusout', 'click'] as const;

/** Replacing the HTML would lose the focus, or what was entered. A clicked button waits for nothing but its code. */
function isInUse(element: Element): boolean {
  const fields = [...element.querySelectorAll('input')];
  const focused = document.activeElement;
  return (
    (element.contains(focused) && !earlyButtons().some((button) => button === focused)) ||
    fields.some(({ value, defaultValue }) => value !== defaultValue)
  );
}
