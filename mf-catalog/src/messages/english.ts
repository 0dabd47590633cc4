import brands from '../brands/messages/en.json';
import lists from '../listing/messages/en.json';
import product from '../product/messages/en.json';
import tile from '../tile/messages/en.json';

/** All English in one file: each further file costs every page, German ones too, its name and hash. */
export default { ...tile, ...lists, ...product, ...brands };
