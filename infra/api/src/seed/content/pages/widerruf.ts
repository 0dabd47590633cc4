import { heading, links, list, paragraph, steps, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const widerrufPage: SeedPage = {
  section: 'static',
  slug: 'widerruf',
  titles: { at: 'Widerruf', en: 'Right of withdrawal' },
  leads: { at: '14 Tage nach dem Gesetz, 30 Tage bei uns.', en: '14 days by law, 30 days with us.' },
  scene: null,
  updatedOn: '2026-10-01',
  blocks: [
    tip(
      'Erfundener Shop',
      'Der Text folgt der Musterbelehrung des Fern- und Auswärtsgeschäfte-Gesetzes, die Adressen sind erfunden.',
    ),
    heading('Dein Recht'),
    paragraph(
      'Du hast das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem du oder eine von dir benannte Person die letzte Ware übernommen hat. Wir verlängern diese Frist freiwillig auf 30 Tage.',
    ),
    paragraph(
      'Um zu widerrufen, teile uns deinen Entschluss eindeutig mit: mit einem Brief an Bergauf Sporthandel GmbH, Karwendelstraße 11, 6020 Innsbruck, einer E-Mail an hallo@bergauf.example oder im Konto bei der Bestellung. Das Formular unten kannst du verwenden, musst es aber nicht. Es genügt, wenn du die Mitteilung vor Ablauf der Frist absendest.',
    ),
    heading('Folgen'),
    paragraph(
      'Wir zahlen alle Zahlungen samt den Kosten der günstigsten Standardlieferung unverzüglich zurück, spätestens binnen 14 Tagen ab deinem Widerruf und auf demselben Weg, auf dem du bezahlt hast. Wir dürfen warten, bis die Ware da ist oder du die Absendung nachweist. Schick sie binnen 14 Tagen ab deinem Widerruf zurück; die Kosten dafür stehen auf der Seite zur Rückgabe. Für einen Wertverlust kommst du nur auf, wenn er von einem Umgang herrührt, der zum Prüfen nicht nötig war.',
    ),
    heading('Ausnahmen'),
    list(
      'Ware, die nach deinen Angaben angefertigt wurde, etwa beflockte Dressen oder Einlegesohlen nach Maß',
      'versiegelte Ware, die aus Gründen der Hygiene nicht zurückgegeben werden kann, sobald die Versiegelung entfernt wurde',
      'Dienstleistungen, die mit deiner Zustimmung vollständig erbracht sind',
    ),
    heading('Muster-Widerrufsformular'),
    steps(
      'An: Bergauf Sporthandel GmbH, Karwendelstraße 11, 6020 Innsbruck, hallo@bergauf.example',
      'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
      'Bestellt am, erhalten am:',
      'Name und Anschrift:',
      'Unterschrift (nur bei Mitteilung auf Papier) und Datum:',
    ),
    links(['Rückgabe und Umtausch', '/services/rueckgabe/']),
  ],
};
