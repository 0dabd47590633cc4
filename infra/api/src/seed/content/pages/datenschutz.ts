import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const datenschutzPage: SeedPage = {
  section: 'static',
  slug: 'datenschutz',
  titles: { at: 'Datenschutz', en: 'Privacy' },
  leads: {
    at: 'Was wir speichern, warum und wie lange. Und was wir bleiben lassen.',
    en: 'What we store, why and for how long. And what we leave be.',
  },
  scene: null,
  updatedOn: '2026-10-01',
  blocks: [
    tip(
      'Erfundener Shop',
      'Dieser Text ist ein Beispiel. Verantwortlich wäre die Bergauf Sporthandel GmbH, wenn es sie gäbe.',
    ),
    heading('Wer verantwortlich ist'),
    paragraph(
      'Bergauf Sporthandel GmbH, Karwendelstraße 11, 6020 Innsbruck. Fragen zum Datenschutz: datenschutz@bergauf.example.',
    ),
    heading('Was wir verarbeiten'),
    table(
      'Daten, Zweck, Grundlage, Dauer',
      ['Daten', 'Zweck', 'Grundlage', 'Wie lange'],
      ['Name, Adresse, Bestellung', 'liefern, verrechnen', 'Vertrag', '7 Jahre, wegen der Buchhaltung'],
      ['E-Mail, Passwort als Prüfwert', 'Konto', 'Vertrag', 'bis du es löschst'],
      ['Warenkorb, Wunschzettel', 'merken', 'berechtigtes Interesse', '90 Tage ohne Konto'],
      ['Gewähltes Geschäft', 'Abholung anzeigen', 'berechtigtes Interesse', 'in deinem Browser'],
      ['Angesehene Artikel', 'wieder anzeigen', 'dein Wunsch', 'in deinem Browser, 12 Artikel, 30 Tage'],
      ['Punkte', 'Treueprogramm', 'Vertrag', 'bis zum Austritt'],
      ['Newsletter-Adresse', 'Zusendung', 'Einwilligung', 'bis zum Widerruf'],
    ),
    heading('Cookies und Speicher'),
    paragraph(
      'Notwendig sind die Anmeldung und die Kennung deines Warenkorbs. Angesehene Artikel merkt sich dein Browser erst, wenn du darum bittest. Statistik führen wir keine: Was die Seiten zählen, bleibt im geöffneten Tab. Bevor sich das ändert, fragen wir dich.',
    ),
    heading('Wer Daten bekommt'),
    paragraph(
      'Versanddienste erhalten Name und Adresse, Zahlungsdienste den Betrag, unser Rechenzentrum in Österreich alles verschlüsselt. Wir verkaufen keine Daten und schicken keine in Länder ohne gleichwertigen Schutz.',
    ),
    heading('Deine Rechte'),
    list(
      'Auskunft über deine Daten und eine Kopie davon',
      'Berichtigung und Löschung',
      'Einschränkung und Widerspruch',
      'Übertragung in einem gängigen Format',
      'Widerruf jeder Einwilligung, ohne Grund',
    ),
    paragraph(
      'Schreib uns dazu formlos. Bist du mit der Antwort nicht zufrieden, kannst du dich bei der Österreichischen Datenschutzbehörde beschweren: Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
    ),
    heading('Sicherheit'),
    paragraph(
      'Verbindungen sind verschlüsselt, Passwörter speichern wir nur als Prüfwert, aus dem sie sich nicht zurückrechnen lassen. Löschst du dein Konto, entfernen wir alles, was wir nicht von Gesetzes wegen behalten müssen.',
    ),
  ],
};
