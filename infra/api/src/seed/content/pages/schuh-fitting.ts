import { heading, links, list, paragraph, products, table } from '../blocks.ts';
import type { SeedPage } from './seed-page.ts';

export const schuhFittingPage: SeedPage = {
  section: 'services',
  slug: 'schuh-fitting',
  titles: { at: 'Schuh-Fitting und Laufanalyse', en: 'Boot fitting and gait analysis' },
  leads: {
    at: 'Eine Stunde für den Skischuh, zehn Minuten für den Laufschuh.',
    en: 'An hour for ski boots, ten minutes for running shoes.',
  },
  scene: 'guide-huette',
  updatedOn: '2026-10-05',
  blocks: [
    heading('Skischuh-Fitting'),
    paragraph(
      'Wir messen Länge, Breite, Rist und Beweglichkeit deines Fußes, suchen zwei bis drei passende Modelle und formen Schale und Innenschuh, bis nichts mehr drückt. Zwei Nachbesserungen innerhalb eines Jahres sind dabei.',
    ),
    table(
      'Preise',
      ['Leistung', 'Preis'],
      ['Vermessen und beraten', 'kostenlos'],
      ['Innenschuh thermisch formen', '€ 39, beim Kauf inklusive'],
      ['Schale an einer Stelle weiten', '€ 19'],
      ['Einlegesohle nach Maß', '€ 119'],
    ),
    heading('Laufanalyse'),
    paragraph(
      'Du läufst zehn Minuten am Laufband, barfuß und in zwei Schuhen. Die Kamera filmt von hinten und von der Seite. Danach schauen wir uns gemeinsam an, wie du aufsetzt und abrollst, und schlagen drei Modelle vor. Das Video schicken wir dir, wenn du möchtest; gespeichert wird es bei uns nicht.',
    ),
    list(
      'Bring deine alten Laufschuhe mit, die Sohle erzählt viel.',
      'Komm am Nachmittag, da sind die Füße am breitesten.',
      'Zieh eine kurze Hose an, damit man die Knie sieht.',
      'Die Analyse kostet nichts und verpflichtet zu nichts.',
    ),
    heading('Wanderschuhe'),
    paragraph(
      'In allen Geschäften steht eine Rampe mit Steinen. Geh darauf hinauf und hinunter, so oft du willst. Ein Wanderschuh, der hier anstößt, stößt auch am Berg an.',
    ),
    products('Schuhe, die angepasst werden', 'ski-boot', 'touring-boot', 'running-shoe', 'hiking-boot'),
    links(['Termin: Geschäft finden', '/shops/'], ['Skischuhe verstehen', '/blog/article/skischuh-flex/']),
  ],
};
