import type { Locale } from 'shared-contracts/app';

/** Texts of the pages that the server makes without React. They hold no markup and nothing of a request. */
export type ShellWords = {
  busyTitle: string;
  busyText: string;
  badRequestTitle: string;
  badRequestText: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  home: string;
};

const words: Readonly<Record<Locale, ShellWords>> = {
  at: {
    busyTitle: 'Gerade ist viel los',
    busyText:
      'Bitte lade die Seite in ein paar Sekunden noch einmal. Dein Warenkorb und deine Wunschliste sind sicher.',
    badRequestTitle: 'Diese Adresse verstehen wir nicht',
    badRequestText: 'Vielleicht ist beim Kopieren etwas verloren gegangen.',
    errorTitle: 'Internal Server Error',
    errorText: 'Bei uns ist etwas schiefgegangen. Versuche es in ein paar Minuten noch einmal.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  en: {
    busyTitle: 'We are busy right now',
    busyText: 'Please load the page again in a few seconds. Your cart and your wishlist are safe.',
    badRequestTitle: 'We cannot read this address',
    badRequestText: 'Perhaps a part of it was lost when it was copied.',
    errorTitle: 'Internal Server Error',
    errorText: 'Something went wrong on our side. Please try again in a few minutes.',
    retry: 'Try again',
    home: 'To the home page',
  },
};

export function shellWords(locale: Locale): ShellWords {
  return words[locale];
}
