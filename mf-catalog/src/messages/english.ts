import brands from '../brands/messages/en.json';
import lists from '../listing/messages/en.json';
import product from '../product/messages/en.json';
import recent from '../recently-viewed/messages/en.json';
import team from '../team/messages/en.json';
import tile from '../tile/messages/en.json';

/** All English messages in one chunk: the name and hash of each further chunk are part of every page, German ones included. */
export default { ...tile, ...lists, ...product, ...recent, ...brands, ...team };
