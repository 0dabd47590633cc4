import { heading, links, paragraph, products, steps, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const vereinePage: SeedPage = {
  section: 'services',
  slug: 'vereine',
  titles: { at: 'Für Vereine und Teams', en: 'For clubs and teams' },
  leads: {
    at: 'Ein eigener Teamshop, fixe Preise, eine Ansprechperson.',
    en: 'A team shop of your own, fixed prices, one person to talk to.',
  },
  scene: 'guide-training',
  updatedOn: '2026-08-15',
  blocks: [
    heading('Was ein Teamshop ist'),
    paragraph(
      'Jeder Verein bekommt eine eigene Seite mit seinem Sortiment: Dressen, Trainingsanzüge, Bälle, Taschen, dazu was ihr selbst auswählt. Die Mitglieder bestellen dort in ihrer Größe, wir beflocken und liefern gesammelt an den Verein oder einzeln nach Hause.',
    ),
    steps(
      'Ihr sagt uns, was ihr braucht und wie viele ihr seid.',
      'Nach zwei Werktagen habt ihr ein Angebot und Muster zum Anprobieren.',
      'Nach eurem Ja ist der Teamshop in einer Woche online.',
    ),
    heading('Konditionen'),
    table(
      'Vereinspreise',
      ['Menge im Jahr', 'Nachlass auf die UVP'],
      ['ab 10 Stück', '15 %'],
      ['ab 50 Stück', '20 %'],
      ['ab 150 Stück', '25 %'],
    ),
    paragraph(
      'Farben und Modelle könnt ihr mindestens drei Jahre lang nachbestellen. Beflockung mit Namen und Nummer dauert in der Regel sieben Tage, im Februar und August bis zu drei Wochen.',
    ),
    heading('Für Schulen und Firmen'),
    paragraph(
      'Auch Skikurse, Wandertage und Firmenläufe statten wir aus, mit Kauf oder Verleih. Für Klassen gibt es Helme und Ski zum Pauschalpreis pro Tag.',
    ),
    products('Beliebt bei Vereinen', 'ball', 'football-boot', 'shirt', 'shorts'),
    links(['Kontakt', '/services/kontakt/']),
  ],
};
