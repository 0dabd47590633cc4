import cart from '../cart/messages/en.json';
import wishlist from '../wishlist/messages/en.json';
import everyPage from './en.json';

/** All English messages in one script: the name and hash of each script cost bytes on every page, also on German ones. */
export default { ...everyPage, ...cart, ...wishlist };
