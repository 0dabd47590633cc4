import forms from 'shared-contracts/forms/messages/en.json';
import addresses from '../addresses/messages/en.json';
import details from '../details/messages/en.json';
import layout from '../layout/messages/en.json';
import loyalty from '../loyalty/messages/en.json';
import orderDetails from '../order-details/messages/en.json';
import orderLookup from '../order-lookup/messages/en.json';
import orders from '../orders/messages/en.json';
import overview from '../overview/messages/en.json';
import entry from './en.json';

/** All English messages in one script. */
export default {
  ...forms,
  ...entry,
  ...layout,
  ...overview,
  ...orders,
  ...orderDetails,
  ...addresses,
  ...details,
  ...loyalty,
  ...orderLookup,
};
