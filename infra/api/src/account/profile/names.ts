import { oneLine } from '../../http/request/one-line.ts';
import { refuseWebAddresses } from '../../requests/refuse-automated.ts';

type Names = { readonly firstName: string; readonly lastName: string };

/**
 * A customer's names as they are stored, on one line. Emails repeat them, also to an address that is not confirmed.
 * @throws 422 at a field with a web address
 */
export function readNames({ firstName, lastName }: Names): Names {
  const names = { firstName: oneLine(firstName), lastName: oneLine(lastName) };
  refuseWebAddresses(names);
  return names;
}
