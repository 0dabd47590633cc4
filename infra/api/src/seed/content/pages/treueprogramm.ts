import { heading, links, paragraph, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const treueprogrammPage: SeedPage = {
  section: 'static',
  slug: 'treueprogramm',
  titles: { at: 'Teilnahmebedingungen Treueprogramm', en: 'Loyalty programme terms' },
  leads: { at: 'Ein Euro, ein Punkt. Und was du dafür bekommst.', en: 'One euro, one point. And what you get for it.' },
  scene: null,
  updatedOn: '2026-09-01',
  blocks: [
    tip('Erfundener Shop', 'Auch Punkte, Stufen und Gutscheine sind erfunden.'),
    heading('Mitmachen'),
    paragraph(
      'Teilnehmen kann, wer mindestens 14 Jahre alt ist und ein Konto bei uns hat. Die Teilnahme kostet nichts. Zur Anmeldung schreiben wir dir 50 Punkte gut, sobald deine E-Mail-Adresse bestätigt ist.',
    ),
    heading('Punkte sammeln'),
    paragraph(
      'Für jeden vollen Euro, den deine Ware kostet, bekommst du einen Punkt. Versandkosten, Gutscheine und Verleih zählen nicht. Schickst du etwas zurück, werden die Punkte dafür wieder abgezogen.',
    ),
    heading('Einlösen'),
    paragraph(
      '200 Punkte tauschst du im Konto gegen einen Gutschein über 10 Euro. Er gilt ein Jahr und ab einem Einkauf von 50 Euro, online und im Geschäft. Bar auszahlen können wir ihn nicht.',
    ),
    heading('Stufen'),
    table(
      'Was du im Jahr gesammelt hast',
      ['Stufe', 'Punkte in zwölf Monaten', 'Vorteil'],
      ['Tal', 'ab 0', 'Punkte und Geburtstagsgruß'],
      ['Grat', 'ab 500', 'ein kleines Ski- oder Radservice im Jahr'],
      ['Gipfel', 'ab 1.500', 'dazu früher Zugang zum Sale'],
    ),
    paragraph('Deine Stufe berechnen wir jeden Tag aus den letzten zwölf Monaten.'),
    heading('Verfall und Ende'),
    paragraph(
      'Punkte verfallen, wenn du 24 Monate lang nichts gesammelt und nichts eingelöst hast; wir erinnern dich 30 Tage vorher. Du kannst jederzeit austreten, indem du dein Konto löschst oder uns schreibst. Wir dürfen das Programm mit einer Frist von drei Monaten beenden, bis dahin kannst du alle Punkte einlösen.',
    ),
    heading('Daten'),
    paragraph(
      'Wir verwenden deine Einkäufe, um Punkte und Stufe zu berechnen. Für Werbung verwenden wir sie nur, wenn du eigens zugestimmt hast.',
    ),
    links(['Mein Punktestand', '/my-account/loyalty/'], ['Datenschutz', '/static/datenschutz/']),
  ],
};
