import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { languageTags, textLocale } from 'shared-contracts/i18n';
import { localAddress, paths } from 'shared-contracts/paths';
import { manifestPath } from '../../document/document-tags.ts';

const iconFiles = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'] as const;

const descriptions = {
  at: 'Sport und Ausrüstung für alles, was bergauf geht.',
  en: 'Sports and equipment for everything that goes uphill.',
} as const;

/**
 * What a device needs to install the shop in a locale: `minimal-ui` has Back and Reload, which a shop needs. The scope is the whole shop,
 * so that a change of language stays in it.
 */
function appManifest(page: Pick<SiteConfig, 'locale' | 'locales'>): object {
  const { locale } = page;
  const isEnglish = textLocale(locale) === 'en';
  const home = localAddress(page, paths.home);
  const icon = (file: string, pixels: number, purpose: 'any' | 'maskable'): object => ({
    src: `/icons/${file}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: home,
    name: 'Bergauf',
    short_name: 'Bergauf',
    description: descriptions[textLocale(locale)],
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: '#f6f4ef',
    theme_color: '#f6f4ef',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: isEnglish ? 'Wishlist' : 'Wunschliste', url: localAddress(page, paths.wishlist) },
      { name: isEnglish ? 'Orders' : 'Bestellungen', url: localAddress(page, paths.orders) },
    ],
  };
}

const day = 24 * 60 * 60;

/** Serves the manifests, one for each locale, and their icons, which have fixed names. */
export async function serveAppManifest(server: FastifyInstance, config: SiteConfig): Promise<void> {
  for (const locale of config.locales) {
    const page = { ...config, locale };
    const text = JSON.stringify(appManifest(page));
    server.get(manifestPath(page), async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type('application/manifest+json').send(text),
    );
  }
  for (const file of iconFiles) {
    const picture = await readFile(new URL(`../../../../public/icons/${file}`, import.meta.url));
    server.get(`/icons/${file}`, async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type('image/png').send(picture),
    );
  }
  // Feed readers and old browsers request this name whatever a page declares.
  server.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${day}`).redirect(`/icons/${iconFiles[0]}`, 301),
  );
}
