import { apiError, fieldError } from '../http/errors/api-error.ts';

/**
 * Refuses a form whose hidden field is filled in. It says so: a browser may have filled it in for a person, whose message must not get
 * lost without notice.
 * @throws 422
 */
export function refuseAutomated({ website }: { readonly website?: string }): void {
  if (!website) return;
  throw apiError(422, 'automated', {
    at: 'Das Formular sieht aus, als hätte es ein Programm ausgefüllt. Lade die Seite neu und versuch es noch einmal, oder ruf uns an.',
    en: 'The form looks as if a program had filled it in. Reload the page and try again, or give us a call.',
  });
}

const webAddress = /:\/\/|www\./i;

/**
 * Refuses web addresses in texts that an email repeats: the email goes to any address, and must not carry a stranger's advertising.
 * @throws 422 at the field
 */
export function refuseWebAddresses(texts: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(texts)) {
    if (webAddress.test(text)) {
      throw fieldError(field, {
        at: 'Bitte schreib hier keine Webadresse.',
        en: 'Please do not enter a web address here.',
      });
    }
  }
}
