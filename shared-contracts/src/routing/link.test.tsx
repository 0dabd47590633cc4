import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import { Link, type LinkProps } from './link.tsx';

/** Attributes of the one link that is rendered, while the shopper is at `/marken/`. */
function attributes(props: LinkProps, environment: 'server' | 'browser' = 'server'): Record<string, string> {
  const html = renderToString(
    <AppProvider app={appForTests({ environment })}>
      <StaticRouter location="/marken/?page=3">
        <Link {...props} />
      </StaticRouter>
    </AppProvider>,
  );
  const found = html.matchAll(/\s([a-z-]+)="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

describe('inside the shop', () => {
  it.each([
    ['/herren', '/herren/'],
    ['/herren/', '/herren/'],
    ['/herren?page=2', '/herren/?page=2'],
    ['/herren#top', '/herren/#top'],
    ['/', '/'],
    ['?page=2', '?page=2'],
    ['http://localhost:3000/herren?page=2#top', '/herren/?page=2#top'],
    ['http://localhost:3000', '/'],
    ['http://localhost:3000?page=2', '/?page=2'],
  ])('%s leads to %s, in the same tab', (to, href) => {
    const link = attributes({ to });
    expect(attributes({ to }, 'browser')).toEqual(link);
    expect(link['href']?.replaceAll('&amp;', '&')).toBe(href);
    expect(link).not.toHaveProperty('target');
    expect(link).not.toHaveProperty('rel');
  });
});

describe('to another origin (SPEC 2)', () => {
  it.each([
    'https://bergauf.at/',
    '//evil.at',
    'http://localhost:3000.evil.at/',
    'http://localhost:3001/',
    'mailto:team@bergauf.at',
    '/\\evil.at',
  ])('%s opens unchanged in a new tab without access to the opener', (to) => {
    expect(attributes({ to })).toEqual({ href: to, target: '_blank', rel: 'noopener' });
  });

  it('loads the page in this tab when it asks for a full page load, as the links to the checkout do', () => {
    const to = 'http://localhost:3003/checkout';
    expect(attributes({ to, reloadDocument: true })).toEqual({ href: to });
  });
});

it.each(['server', 'browser'] as const)(
  'passes on the attributes of an anchor, and no other props: %s',
  (environment) => {
    const anchor = { className: 'tile', 'aria-label': 'Herren' };
    const link = attributes({ to: '/herren', viewTransition: true, replace: true, ...anchor }, environment);
    expect(link).toEqual({ href: '/herren/', class: 'tile', 'aria-label': 'Herren' });
  },
);
