import { localeDetections, type SiteEntry } from '@bergauf/service-kit/site-file/site-entry';
import { siteDefaults } from 'shared-contracts/site-constants';

/** An entry of the site configuration with a value in each field. */
export type Site = Required<Omit<SiteEntry, 'hostName' | 'checkoutUrl' | 'checkoutHost'>>;

/** SPEC 9, "Business constants and limits": those that belong to a site. */
export const defaultSite: Site = {
  ...siteDefaults,
  operatingSystemTag: 'web',
  locales: ['at'],
  localeDetection: [...localeDetections],
  localeHosts: {},
  currency: 'EUR',
  bikesFitWidgetKey: null,
  bikesFitWidgetUrl: null,
  remotes: null,
};
