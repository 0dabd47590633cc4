import { agbPage } from './agb.ts';
import { barrierefreiheitPage } from './barrierefreiheit.ts';
import { datenschutzPage } from './datenschutz.ts';
import { groessenberatungPage } from './groessenberatung.ts';
import { gutscheinePage } from './gutscheine.ts';
import { hilfePage } from './hilfe.ts';
import { impressumPage } from './impressum.ts';
import { jobsPage } from './jobs.ts';
import { kontaktPage } from './kontakt.ts';
import { radServicePage } from './rad-service.ts';
import { rueckgabePage } from './rueckgabe.ts';
import { schuhFittingPage } from './schuh-fitting.ts';
import type { SeedPage } from './seed-page.ts';
import { skiServicePage } from './ski-service.ts';
import { treueprogrammPage } from './treueprogramm.ts';
import { ueberUnsPage } from './ueber-uns.ts';
import { vereinePage } from './vereine.ts';
import { versandPage } from './versand.ts';
import { widerrufPage } from './widerruf.ts';
import { zahlungPage } from './zahlung.ts';

// In the order of the site map.
export const seedPages: readonly SeedPage[] = [
  hilfePage,
  kontaktPage,
  versandPage,
  rueckgabePage,
  groessenberatungPage,
  skiServicePage,
  radServicePage,
  schuhFittingPage,
  gutscheinePage,
  zahlungPage,
  vereinePage,
  impressumPage,
  agbPage,
  datenschutzPage,
  widerrufPage,
  barrierefreiheitPage,
  treueprogrammPage,
  jobsPage,
  ueberUnsPage,
];
