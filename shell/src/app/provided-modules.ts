/**
 * The host provides every part of the contracts at run time, also those that it does not use itself: what is not imported
 * here cannot be asked for by a remote (ARCHITECTURE 7).
 */
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-contracts/analytics';
import 'shared-contracts/api';
import 'shared-contracts/app';
import 'shared-contracts/email';
import 'shared-contracts/events';
import 'shared-contracts/fragment';
import 'shared-contracts/fragment-data';
import 'shared-contracts/i18n';
import 'shared-contracts/lazy-component';
import 'shared-contracts/paths';
import 'shared-contracts/pausable-timer';
import 'shared-contracts/pricing';
import 'shared-contracts/remote';
import 'shared-contracts/remote-context';
import 'shared-contracts/routing';
import 'shared-contracts/share-link';
import 'shared-contracts/storage';
import 'shared-contracts/store';
