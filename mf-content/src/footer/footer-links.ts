import type { SiteConfig } from 'shared-contracts/app';
import { paths } from 'shared-contracts/paths';

/** Links by group; those that the configuration switches off are left out. `id` is also part of the message key. */
export function footerGroups({
  flippingBookPrefix,
  loyaltyEnabled,
}: Pick<SiteConfig, 'flippingBookPrefix' | 'loyaltyEnabled'>) {
  return [
    {
      id: 'service',
      links: [
        { id: 'help', to: paths.services('hilfe') },
        { id: 'shipping', to: paths.services('versand') },
        { id: 'returns', to: paths.services('rueckgabe') },
        { id: 'sizes', to: paths.services('groessenberatung') },
        { id: 'contact', to: paths.services('kontakt') },
      ],
    },
    {
      id: 'company',
      links: [
        { id: 'stores', to: paths.shops },
        { id: 'guide', to: paths.blog },
        { id: 'brands', to: paths.brands },
        ...(flippingBookPrefix ? [{ id: 'flyers' as const, to: `/${flippingBookPrefix}/` }] : []),
        ...(loyaltyEnabled ? [{ id: 'loyalty' as const, to: paths.loyalty }] : []),
      ],
    },
    {
      id: 'legal',
      links: [
        { id: 'imprint', to: paths.static('impressum') },
        { id: 'terms', to: paths.static('agb') },
        { id: 'privacy', to: paths.static('datenschutz') },
        { id: 'withdrawal', to: paths.static('widerruf') },
        { id: 'accessibility', to: paths.static('barrierefreiheit') },
      ],
    },
  ] as const;
}
