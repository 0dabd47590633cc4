import { heading, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const wanderschuhPassform: ArticleText = {
  slug: 'wanderschuh-passform',
  category: 'wandern',
  titles: { at: 'So passt ein Wanderschuh', en: 'How a hiking boot should fit' },
  leads: {
    at: 'Von A bis D: welche Steifigkeit du brauchst und wie du im Geschäft prüfst, ob der Schuh hält.',
    en: 'From A to D: the stiffness you need and how to check the fit in the store.',
  },
  scene: 'wandern',
  sceneText: 'Almweg unter blauem Himmel',
  publishedOn: '2025-06-03',
  blocks: [
    paragraph(
      'Ein Wanderschuh ist dann richtig, wenn du ihn nach zwei Stunden vergessen hast. Damit das gelingt, müssen zwei Dinge stimmen: die Kategorie zum Gelände und die Form zu deinem Fuß. Das Zweite ist wichtiger als das Erste, und beides ist wichtiger als die Marke.',
    ),
    heading('Die Kategorien'),
    table(
      'Steifigkeit und Gelände',
      ['Kategorie', 'Sohle', 'Wofür'],
      ['A', 'weich, biegsam', 'Spazierwege, Stadt, leichte Wanderungen'],
      ['A/B', 'etwas fester', 'Forststraßen und gute Steige, Tagestouren'],
      ['B', 'fest, rollt noch ab', 'Bergwege, Hüttentouren mit Gepäck'],
      ['B/C', 'sehr fest', 'Klettersteige, Geröll, bedingt steigeisenfest'],
      ['C und D', 'starr', 'Gletscher und Eis'],
    ),
    paragraph(
      'Die meisten Menschen brauchen A/B oder B. Wer schwer trägt oder schwache Knöchel hat, nimmt eine Stufe fester. Wer leicht unterwegs ist und gut trainiert, eine Stufe weicher.',
    ),
    heading('Hoch oder halbhoch?'),
    paragraph(
      'Ein hoher Schaft schützt vor Steinen und hält Schotter draußen. Dass er vor dem Umknicken bewahrt, stimmt nur zum Teil: Vor allem kräftige Muskeln tun das. Halbschuhe sind leichter und trocknen schneller. Für Wege mit viel Geröll, Schnee oder schwerem Rucksack bleibt der hohe Schuh die bessere Wahl.',
    ),
    heading('Im Geschäft prüfen'),
    steps(
      'Komm am Nachmittag und bring deine Wandersocken mit.',
      'Nimm die Einlegesohle heraus und stell dich darauf: Vor der längsten Zehe soll ein guter Zentimeter frei sein.',
      'Schlüpf in den offenen Schuh und schieb den Fuß nach vorne. Hinter die Ferse passt ein Finger.',
      'Schnür fest zu und geh eine schräge Rampe hinunter. Die Zehen dürfen nicht anstehen.',
      'Geh die Rampe hinauf. Die Ferse darf sich höchstens ein paar Millimeter heben.',
      'Behalt die Schuhe zehn Minuten an. Was jetzt drückt, drückt auch in einem Monat.',
    ),
    tip(
      'Zwei verschieden große Füße sind normal',
      'Richte dich nach dem größeren und gleiche beim kleineren mit einer dickeren Einlegesohle oder Socke aus.',
    ),
    heading('Leder oder Stoff?'),
    paragraph(
      'Leder passt sich über die Zeit an, hält lang und lässt sich neu besohlen. Dafür ist es schwerer, braucht Pflege und trocknet langsam. Stoff mit Verstärkungen ist vom ersten Tag an bequem und leichter. Eine Membran ist in beiden Fällen angenehm, wenn du oft bei Nässe gehst; im Hochsommer ist es ohne kühler.',
    ),
    products('Wanderschuhe für Wege und Steige', 'hiking-boot'),
    heading('Einlaufen und pflegen'),
    paragraph(
      'Trag neue Schuhe zuerst daheim, dann auf einer kurzen Runde, dann auf einer Tagestour. Wer sie zum ersten Mal auf der Dreitagestour anzieht, lernt viel über Blasen. Nach jeder Tour: grobe Erde abbürsten, Einlegesohle heraus, langsam trocknen lassen. Leder zwei- bis dreimal in der Saison wachsen, Stoff nachimprägnieren, sobald Wasser nicht mehr abperlt. Neu besohlen lohnt sich, solange das Obermaterial heil ist; frag in einem unserer Geschäfte danach.',
    ),
  ],
  related: ['trailschuhe-waehlen', 'packliste-huette', 'wandern-mit-kindern'],
};
