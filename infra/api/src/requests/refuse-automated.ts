import { apiError, fieldError } from '../http/errors/api-error.ts';
import { invalidValue } from '../http/request/field-messages.ts';
import { hasWebAddress, plainText } from './typed-text.ts';

/**
 * Refuses a form whose hidden field is filled in. The refusal is shown: a browser may have filled it in for a person, whose message must
 * not get lost without notice.
 * @throws 422
 */
export function refuseAutomated({ website }: { readonly website?: string }): void {
  if (!website) return;
  throw apiError(422, 'automated', {
    at: 'Das Formular sieht aus, als hätte es ein Programm ausgefüllt. Lade die Seite neu und versuch es noch einmal, oder ruf uns an.',
    en: 'The form looks as if a program had filled it in. Reload the page and try again, or give us a call.',
  });
}

type Texts = Readonly<Record<string, string>>;

/**
 * Refuses texts that contain only invisible characters, which schemas accept.
 * @throws 422 at the field
 */
export function refuseInvisible(texts: Texts): void {
  for (const [field, text] of Object.entries(texts)) {
    if (text !== '' && plainText(text) === '') throw fieldError(field, invalidValue);
  }
}

/**
 * Refuses web addresses in texts that an email repeats: the email goes to any address, and must carry no stranger's links.
 * @throws 422 at the field; also for texts of invisible characters only
 */
export function refuseWebAddresses(texts: Texts): void {
  refuseInvisible(texts);
  for (const [field, text] of Object.entries(texts)) {
    if (hasWebAddress(text)) {
      throw fieldError(field, {
        at: 'Bitte schreib hier keine Webadresse, und setz nach einem Punkt ein Leerzeichen.',
        en: 'Please do not enter a web address here, and put a space after a full stop.',
      });
    }
  }
}
