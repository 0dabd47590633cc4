import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const trailschuheWaehlen: ArticleText = {
  slug: 'trailschuhe-waehlen',
  category: 'laufen',
  titles: { at: 'Trailschuhe wählen: Grip, Schutz, Gefühl', en: 'Choosing trail shoes: grip, protection, feel' },
  leads: {
    at: 'Drei Eigenschaften, die sich gegenseitig im Weg stehen, und wie du die richtige Mischung findest.',
    en: 'Three qualities that get in each other’s way, and how to find the right mix.',
  },
  scene: 'wandern',
  sceneText: 'Steig über der Waldgrenze',
  publishedOn: '2026-04-13',
  blocks: [
    paragraph(
      'Ein Trailschuh soll auf nassem Fels halten, den Fuß vor Steinen schützen und trotzdem leicht sein. Alles gleichzeitig geht nicht: Mehr Grip heißt weicherer Gummi und schnellerer Verschleiß, mehr Schutz heißt weniger Gefühl. Die gute Nachricht ist, dass du nur wissen musst, auf welchem Boden du die meiste Zeit unterwegs bist.',
    ),
    heading('Profil lesen'),
    paragraph(
      'Dreh den Schuh um. Kurze, breite Stollen von drei bis vier Millimeter rollen auf Forststraßen ruhig und bremsen auf hartem Boden gut. Lange Stollen ab fünf Millimeter graben sich in Matsch und Wiese, fühlen sich auf Asphalt aber an wie Noppenschuhe. Stehen die Stollen weit auseinander, fällt Erde heraus; stehen sie eng, hast du mehr Gummi am Fels.',
    ),
    table(
      'Welches Profil für welchen Weg',
      ['Weg', 'Stollen', 'Gummi'],
      ['Forststraße, trockener Waldweg', '3 mm, eng', 'fest, hält lange'],
      ['Wurzelsteig, Schotter', '4 mm, gemischt', 'mittel'],
      ['Wiese, Matsch, Schneereste', '5 bis 7 mm, weit', 'mittel'],
      ['Fels, Blockwerk', '3 bis 4 mm, kantig', 'weich, klebt'],
    ),
    heading('Schutz, wo er zählt'),
    paragraph(
      'Wichtig sind drei Stellen: die Zehenkappe, eine dünne Platte oder dichter Schaum unter dem Vorfuß, und ein Rand, der seitlich hochgezogen ist. Für Runden bis zwei Stunden reicht eine gute Zehenkappe. Wer im Kalk unterwegs ist, wo Steine scharf sind, freut sich über die Platte.',
    ),
    heading('Wasserdicht oder nicht?'),
    paragraph(
      'Eine Membran hält Tau und nassen Schnee ab. Läuft aber Wasser von oben hinein, bleibt es drin. Für den Sommer gilt deshalb: ohne Membran, dafür schnell trocknend. Für Spätherbst und Winter, wenn es kalt und feucht ist, dreht sich das um.',
    ),
    list(
      'Sommer, Bäche, Regenläufe: ohne Membran, dünne Wollsocke.',
      'Schneereste, kalter Morgentau: mit Membran, Gamasche darüber.',
      'Mehrere Tage hintereinander: ohne Membran, weil Trocknen wichtiger ist als Dichtsein.',
    ),
    heading('Passform im Gefälle'),
    paragraph(
      'Bergab entscheidet sich, ob ein Trailschuh passt. Stell dich auf eine schräge Rampe oder eine Stiegenstufe und lass den Fuß nach vorne rutschen. Berühren die Zehen die Kappe, ist der Schuh zu kurz oder oben zu locker. Die Ferse soll fest sitzen, der Mittelfuß gehalten sein, die Zehen dürfen sich bewegen.',
    ),
    tip(
      'Schnürung für lange Abstiege',
      'Führe den Senkel am letzten Ösenpaar zu einer kleinen Schlaufe, fädle die andere Seite durch und zieh nach hinten unten. Die Ferse sitzt, ohne dass der Rist drückt.',
    ),
    products('Schuhe mit Profil', 'running-shoe', 'hiking-boot'),
    heading('Wie lange sie halten'),
    paragraph(
      'Der Gummi ist meist vor dem Schaum am Ende. Sind die Stollen unter dem Ballen halb so hoch wie am Rand, rutscht du bergab, bevor du es erwartest. Auf Kalk sind 500 Kilometer ein guter Wert, im Wald auch 800. Schreib dir das Kaufdatum innen auf die Zunge, dann musst du nicht raten. Und trockne den Schuh nie auf dem Heizkörper: Zeitungspapier hinein, ein Tag an der Luft, fertig.',
    ),
  ],
  related: ['welcher-laufschuh-passt', 'wetter-am-berg', 'wanderschuh-passform'],
};
