import frame from '../frame/messages/en.json';
import orderDetails from '../order-details/messages/en.json';
import orders from '../orders/messages/en.json';
import entry from './en.json';

/** All English messages in one script. */
export default { ...entry, ...frame, ...orders, ...orderDetails };
