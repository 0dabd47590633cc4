import type { providedByHost } from '@bergauf/build/shared-modules';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as analytics from 'shared-contracts/analytics';
import * as api from 'shared-contracts/api';
import * as app from 'shared-contracts/app';
import * as email from 'shared-contracts/email';
import * as events from 'shared-contracts/events';
import * as fields from 'shared-contracts/fields';
import * as fragment from 'shared-contracts/fragment';
import * as fragmentData from 'shared-contracts/fragment-data';
import * as i18n from 'shared-contracts/i18n';
import * as lazyComponent from 'shared-contracts/lazy-component';
import * as paths from 'shared-contracts/paths';
import * as pausableTimer from 'shared-contracts/pausable-timer';
import * as picture from 'shared-contracts/picture';
import * as pricing from 'shared-contracts/pricing';
import * as remote from 'shared-contracts/remote';
import * as remoteContext from 'shared-contracts/remote-context';
import * as routing from 'shared-contracts/routing';
import * as shareLink from 'shared-contracts/share-link';
import * as storage from 'shared-contracts/storage';
import * as store from 'shared-contracts/store';

/**
 * Modules that exist once on a page: the host provides them, and remotes consume them (ARCHITECTURE 7). All of the run-time contract is
 * here, also what the shell does not use itself.
 */
const modules: Readonly<Record<(typeof providedByHost)[number], unknown>> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  'shared-contracts/analytics': analytics,
  'shared-contracts/api': api,
  'shared-contracts/app': app,
  'shared-contracts/email': email,
  'shared-contracts/events': events,
  'shared-contracts/fields': fields,
  'shared-contracts/fragment': fragment,
  'shared-contracts/fragment-data': fragmentData,
  'shared-contracts/i18n': i18n,
  'shared-contracts/lazy-component': lazyComponent,
  'shared-contracts/paths': paths,
  'shared-contracts/pausable-timer': pausableTimer,
  'shared-contracts/picture': picture,
  'shared-contracts/pricing': pricing,
  'shared-contracts/remote': remote,
  'shared-contracts/remote-context': remoteContext,
  'shared-contracts/routing': routing,
  'shared-contracts/share-link': shareLink,
  'shared-contracts/storage': storage,
  'shared-contracts/store': store,
};

/**
 * The modules in the form that the federation runtime expects. Their versions have no meaning: there is one of each, and every remote takes
 * it. A version that is not semantic would satisfy no range, and the runtime would log a warning for each module.
 */
export const providedModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { version: '0.0.0', lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } },
  ]),
);
