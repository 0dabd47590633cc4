import forms from 'shared-contracts/forms/messages/en.json';
import hours from 'shared-contracts/opening-hours/messages/en.json';
import blocks from '../blocks/messages/en.json';
import flyers from '../flyers/messages/en.json';
import footer from '../footer/messages/en.json';
import guide from '../guide/messages/en.json';
import home from '../home/messages/en.json';
import newsletter from '../newsletter/entry/messages/en.json';
import pages from '../pages/messages/en.json';
import stores from '../stores/hours/messages/en.json';
import storeSearch from '../stores/search/messages/en.json';
import store from '../stores/store/messages/en.json';
import teams from '../teams/messages/en.json';

/** All English messages in one script: the name and hash of each script cost bytes on every page, also on German ones. */
export default {
  ...flyers,
  ...forms,
  ...footer,
  ...home,
  ...blocks,
  ...guide,
  ...newsletter,
  ...pages,
  ...hours,
  ...stores,
  ...storeSearch,
  ...store,
  ...teams,
};
