import footer from '../footer/messages/en.json';
import home from '../home/messages/en.json';
import hours from '../stores/hours/messages/en.json';
import storeSearch from '../stores/search/messages/en.json';

/** All English messages in one script: the name and hash of each script cost bytes on every page, also on German ones. */
export default { ...footer, ...home, ...hours, ...storeSearch };
