import cart from '../cart/messages/en.json';
import wishlist from '../wishlist/messages/en.json';
import everyPage from './en.json';

/** All English in one file: each further file costs every page, German ones too, its name and hash. */
export default { ...everyPage, ...cart, ...wishlist };
