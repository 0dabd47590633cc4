import { heading, links, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const radServicePage: SeedPage = {
  section: 'services',
  slug: 'rad-service',
  titles: { at: 'Rad-Werkstatt', en: 'Bike workshop' },
  leads: {
    at: 'Wir reparieren jedes Rad, auch wenn es nicht von uns ist.',
    en: 'We repair any bike, even if it is not one of ours.',
  },
  scene: 'guide-rad',
  updatedOn: '2026-03-01',
  blocks: [
    heading('Unsere Pakete'),
    table(
      'Preise ohne Material',
      ['Paket', 'Umfang', 'Preis'],
      ['Sicherheitscheck', 'Bremsen, Licht, Schrauben, Luft', '€ 29'],
      ['Jahresservice', 'Schaltung, Bremsen, Laufräder, Kette, Probefahrt', '€ 89'],
      ['E-Bike-Service', 'wie Jahresservice, dazu Software und Akkutest', '€ 109'],
      ['Federgabel, kleines Service', 'Dichtungen reinigen, Öl', '€ 65'],
      ['Patschen', 'Schlauch tauschen', '€ 15'],
    ),
    paragraph('Teile tauschen wir nur nach Rückfrage. Die alten legen wir dir zur Abholung dazu.'),
    heading('So läuft es ab'),
    steps(
      'Termin auf bergauf.example oder am Telefon ausmachen; in der Saison sind das ein bis zwei Wochen.',
      'Rad bringen, gemeinsam anschauen, Preis vereinbaren.',
      'Nach ein bis drei Tagen abholen. Ein Ersatzrad bekommst du für 10 Euro am Tag.',
    ),
    tip(
      'Im Februar ist es leer',
      'Wer vor März kommt, wartet zwei Tage statt zwei Wochen und zahlt für das Jahresservice zehn Euro weniger.',
    ),
    heading('Was wir nicht machen'),
    list(
      'Rahmen aus Carbon mit Rissen reparieren; da raten wir zu einer Spezialwerkstatt.',
      'Akkus öffnen.',
      'Motoren schneller machen.',
    ),
    heading('Nach dem Kauf'),
    paragraph(
      'Neue Räder setzen sich. Nach etwa 200 Kilometern stellen wir Bremsen, Schaltung und Speichen kostenlos nach. Bring das Rad dazu einfach vorbei.',
    ),
    products('Für die nächste Ausfahrt', 'bike', 'helmet', 'chain-lock', 'bike-light'),
    links(['Geschäfte mit Werkstatt', '/shops/'], ['Patschen selbst flicken', '/blog/article/platten-flicken/']),
  ],
};
