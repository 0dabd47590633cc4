import forms from 'shared-contracts/forms/messages/en.json';
import entry from './en.json';

/** The English messages of the entry pages. */
export default { ...forms, ...entry };
