import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from 'shared-contracts/app';
import { languageTags, textLocale } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { manifestPath } from '../document/document-tags.ts';

const iconFiles = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'] as const;

const descriptions = {
  at: 'Sport und Ausrüstung für alles, was bergauf geht.',
  en: 'Sports and equipment for everything that goes uphill.',
} as const;

/** What a device needs to install the shop: `minimal-ui` keeps Back and Reload, which a shop needs. */
export function appManifest({ locale }: Pick<SiteConfig, 'locale'>): object {
  const icon = (file: string, pixels: number, purpose: 'any' | 'maskable'): object => ({
    src: `/icons/${file}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: paths.home,
    name: 'Bergauf',
    short_name: 'Bergauf',
    description: descriptions[textLocale(locale)],
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: paths.home,
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
      { name: locale === 'en' ? 'Wishlist' : 'Wunschliste', url: paths.wishlist },
      { name: locale === 'en' ? 'Orders' : 'Bestellungen', url: paths.orders },
    ],
  };
}

const day = 24 * 60 * 60;

/** The manifest and its icons, which have fixed names. */
export async function serveAppManifest(server: FastifyInstance, config: SiteConfig): Promise<void> {
  const text = JSON.stringify(appManifest(config));
  server.get(manifestPath, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${day}`).type('application/manifest+json').send(text),
  );
  for (const file of iconFiles) {
    const picture = await readFile(new URL(`../../../public/icons/${file}`, import.meta.url));
    server.get(`/icons/${file}`, async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type('image/png').send(picture),
    );
  }
}
