import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const barrierefreiheitPage: SeedPage = {
  section: 'static',
  slug: 'barrierefreiheit',
  titles: { at: 'Barrierefreiheit', en: 'Accessibility' },
  leads: {
    at: 'Was bei uns für alle geht, was noch nicht, und wo du uns erreichst, wenn etwas im Weg steht.',
    en: 'What works for everyone, what does not yet, and how to reach us.',
  },
  scene: null,
  updatedOn: '2026-10-01',
  blocks: [
    tip('Erfundener Shop', 'Die Angaben zum Stand der Seite sind ernst gemeint, das Unternehmen ist erfunden.'),
    heading('Unsere Dienstleistung'),
    paragraph(
      'Über diesen Onlineshop können Verbraucherinnen und Verbraucher Sportartikel suchen, vergleichen, bestellen, im Geschäft reservieren und ihr Konto verwalten. Damit fällt er unter das Barrierefreiheitsgesetz (BaFG), das seit 28. Juni 2025 gilt und die Richtlinie (EU) 2019/882 umsetzt.',
    ),
    heading('Stand'),
    paragraph(
      'Wir richten uns nach der Norm EN 301 549 und damit nach den Richtlinien für barrierefreie Webinhalte, WCAG 2.2, Stufe AA. Geprüft wird mit Tastatur, mit Vorleseprogrammen, bei 200 und 400 Prozent Vergrößerung und automatisch vor jeder Veröffentlichung. Diese Website ist mit den genannten Ausnahmen vereinbar.',
    ),
    heading('So ist die Seite gebaut'),
    list(
      'Jede Seite hat eine Hauptüberschrift, Sprungmarken und einen Link zum Inhalt.',
      'Alles ist mit der Tastatur erreichbar; der Fokus ist sichtbar und verschwindet nicht hinter der Kopfzeile.',
      'Änderungen, etwa die Zahl der Treffer, werden angesagt.',
      'Texte haben einen Kontrast von mindestens 4,5 zu 1; nichts wird nur durch Farbe gesagt.',
      'Bewegungen entfallen, wenn du das im Gerät eingestellt hast.',
      'Formulare nennen Fehler am Feld und in einer Zusammenfassung.',
      'Suchen, Listen und Filter funktionieren auch ohne JavaScript.',
    ),
    heading('Was noch nicht geht'),
    table(
      'Bekannte Einschränkungen',
      ['Bereich', 'Barriere', 'Ersatz'],
      ['Flugblätter', 'die Seiten sind Bilder', 'zu jeder Seite gibt es den Text mit allen Angeboten'],
      ['Ratgeber auf Englisch', 'Artikel sind nur deutsch', 'Überschriften und Menü sind übersetzt'],
      ['Karte der Geschäfte', 'mit Vorleseprogrammen nicht nutzbar', 'daneben steht dieselbe Liste'],
      ['Kassa', 'läuft auf einer eigenen Adresse', 'telefonische Bestellung ist ohne Aufpreis möglich'],
    ),
    heading('Rückmeldung'),
    paragraph(
      'Bist du auf eine Barriere gestoßen? Schreib an barrierefrei@bergauf.example oder ruf +43 512 555 00 00 an. Sag uns, auf welcher Seite du warst, was nicht ging und womit du arbeitest. Wir antworten innerhalb von fünf Werktagen.',
    ),
    heading('Aufsicht'),
    paragraph(
      'Für die Überwachung ist in Österreich das Sozialministeriumservice zuständig. Bekommst du von uns keine zufriedenstellende Antwort, kannst du dich dorthin wenden: sozialministeriumservice.gv.at.',
    ),
    paragraph('Diese Erklärung wurde am 1. Oktober 2026 erstellt und wird mit jeder größeren Änderung überprüft.'),
  ],
};
