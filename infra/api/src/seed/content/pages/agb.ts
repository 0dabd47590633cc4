import { heading, links, paragraph, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const agbPage: SeedPage = {
  section: 'static',
  slug: 'agb',
  titles: { at: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  leads: {
    at: 'Die Regeln, nach denen wir verkaufen. Kurz gehalten, damit man sie liest.',
    en: 'The rules by which we sell, kept short.',
  },
  scene: null,
  updatedOn: '2026-10-01',
  blocks: [
    tip(
      'Erfundener Shop',
      'Dieser Text ist ein Beispiel und keine Rechtsberatung. Bei Bergauf kann man nichts kaufen, das wirklich geliefert wird.',
    ),
    heading('1. Geltung'),
    paragraph(
      'Diese Bedingungen gelten für Bestellungen von Verbraucherinnen und Verbrauchern im Onlineshop der Bergauf Sporthandel GmbH mit Lieferung nach Österreich. Vertragssprache ist Deutsch.',
    ),
    heading('2. Vertrag'),
    paragraph(
      'Die Darstellung im Shop ist kein bindendes Angebot. Mit dem Absenden der Bestellung machst du ein Angebot; die automatische Bestätigung sagt nur, dass es angekommen ist. Der Vertrag kommt zustande, wenn wir die Ware versenden oder zur Abholung bereitstellen, spätestens aber nach fünf Tagen mit unserer Annahme.',
    ),
    heading('3. Preise'),
    paragraph(
      'Alle Preise sind in Euro und enthalten die gesetzliche Umsatzsteuer. Versandkosten zeigen wir, bevor du bestellst. UVP bezeichnet die unverbindliche Preisempfehlung des Herstellers. Kündigen wir eine Ermäßigung an, nennen wir den niedrigsten Preis der letzten 30 Tage.',
    ),
    heading('4. Lieferung'),
    paragraph(
      'Wir liefern innerhalb der auf der Produktseite genannten Zeit, sonst innerhalb von 30 Tagen. Ist Ware trotz Bestellung nicht lieferbar, sagen wir es dir und zahlen sofort zurück. Die Gefahr geht auf dich über, wenn du oder jemand, den du bestimmt hast, die Ware übernimmt.',
    ),
    heading('5. Zahlung und Eigentum'),
    paragraph(
      'Es gelten die angebotenen Zahlungsarten. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
    ),
    heading('6. Rücktritt'),
    paragraph(
      'Du kannst binnen 14 Tagen ohne Angabe von Gründen vom Vertrag zurücktreten. Freiwillig verlängern wir die Frist auf 30 Tage. Einzelheiten und das Formular findest du auf der Seite zum Widerruf.',
    ),
    heading('7. Gewährleistung'),
    paragraph(
      'Es gilt das gesetzliche Gewährleistungsrecht, bei beweglichen Sachen zwei Jahre ab Übergabe. Bei gebrauchter Ware kann die Frist auf ein Jahr verkürzt sein; das steht dann ausdrücklich beim Produkt. Eine Garantie des Herstellers kommt dazu und schränkt die Gewährleistung nicht ein.',
    ),
    heading('8. Haftung'),
    paragraph(
      'Wir haften für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, bei Personenschäden auch bei leichter Fahrlässigkeit. Zwingende Rechte bleiben unberührt.',
    ),
    heading('9. Streitbeilegung'),
    paragraph(
      'Wir nehmen an Verfahren der Internet Ombudsstelle teil. Es gilt österreichisches Recht; zwingende Bestimmungen des Staates, in dem du wohnst, bleiben bestehen. Gerichtsstand ist nach dem Gesetz in der Regel dein Wohnsitz.',
    ),
    links(['Widerruf', '/static/widerruf/'], ['Versand', '/services/versand/']),
  ],
};
