import { refuseWebAddresses } from '../../requests/refuse-automated.ts';
import { plainLine } from '../../requests/typed-text.ts';

type Names = { readonly firstName: string; readonly lastName: string };

/**
 * A customer's names as they are stored, on one line and without invisible characters. Emails repeat them, also to an address that is not
 * confirmed.
 * @throws 422 at a field with a web address, or without visible characters
 */
export function readNames({ firstName, lastName }: Names): Names {
  refuseWebAddresses({ firstName, lastName });
  return { firstName: plainLine(firstName), lastName: plainLine(lastName) };
}
