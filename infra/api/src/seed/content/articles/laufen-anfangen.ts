import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const laufenAnfangen: ArticleText = {
  slug: 'laufen-anfangen',
  category: 'laufen',
  titles: { at: 'Mit dem Laufen anfangen, ohne aufzuhören', en: 'Start running without stopping again' },
  leads: {
    at: 'Acht Wochen, drei Runden in der Woche, und immer langsam genug, um zu reden.',
    en: 'Eight weeks, three runs a week, always slow enough to talk.',
  },
  scene: 'laufen',
  sceneText: 'Hügelland in der Abendsonne',
  publishedOn: '2026-01-08',
  blocks: [
    paragraph(
      'Wer aufhört, hat meistens nicht zu wenig Willen, sondern zu viel Tempo. Sehnen und Knochen brauchen länger als die Lunge, um sich an das Laufen zu gewöhnen. Deshalb beginnt jeder gute Plan langsamer, als er sich anfühlt.',
    ),
    heading('Das richtige Tempo'),
    paragraph(
      'Lauf so, dass du in ganzen Sätzen reden könntest. Klingt das nach Spazierengehen, dann geh eben ein Stück. Gehpausen sind kein Versagen, sondern der Grund, warum du übermorgen wieder laufen kannst. Ein Pulsmesser ist nicht nötig; wenn du allein läufst, sag dir einen Satz laut vor.',
    ),
    heading('Der Plan'),
    table(
      'Acht Wochen bis zu 30 Minuten am Stück',
      ['Woche', 'Laufen und Gehen', 'Gesamt'],
      ['1', '1 Minute laufen, 2 Minuten gehen, 8-mal', '24 Minuten'],
      ['2', '2 Minuten laufen, 2 Minuten gehen, 6-mal', '24 Minuten'],
      ['3', '3 Minuten laufen, 2 Minuten gehen, 5-mal', '25 Minuten'],
      ['4', '5 Minuten laufen, 2 Minuten gehen, 4-mal', '28 Minuten'],
      ['5', '7 Minuten laufen, 2 Minuten gehen, 3-mal', '27 Minuten'],
      ['6', '10 Minuten laufen, 2 Minuten gehen, 2-mal, dann 5 laufen', '29 Minuten'],
      ['7', '15 Minuten laufen, 1 Minute gehen, 12 laufen', '28 Minuten'],
      ['8', '30 Minuten laufen', '30 Minuten'],
    ),
    paragraph(
      'Drei Mal in der Woche, mit einem Tag Pause dazwischen. War eine Woche zu schwer, wiederhol sie. Niemand zählt mit.',
    ),
    heading('Was du brauchst'),
    paragraph(
      'Schuhe, die passen, und Kleidung, in der du dich bewegst. Der Rest ist Komfort. Eine Tight scheuert weniger als eine weite Hose, ein Funktionsshirt trocknet schneller als Baumwolle. Für Frauen ist ein Sport-BH mit gutem Halt wichtiger als jede Uhr.',
    ),
    list(
      'Laufschuhe mit mittlerer Dämpfung, am Nachmittag probiert.',
      'Zwei Shirts, eine Tight oder Shorts, eine dünne Windjacke.',
      'Socken ohne Baumwolle, sie verhindern die meisten Blasen.',
      'Für den Abend etwas Reflektierendes, am besten an den Beinen, weil sich das bewegt.',
    ),
    products('Für die ersten acht Wochen', 'running-shoe', 'tights', 'shirt', 'shorts'),
    heading('Wenn etwas zwickt'),
    paragraph(
      'Muskelkater ist erlaubt, stechender Schmerz nicht. Zieht es an einer Stelle und wird beim Laufen mehr statt weniger, geh nach Hause und mach zwei Tage Pause. Kommt es wieder, frag eine Ärztin oder einen Physiotherapeuten. Häufige Ursachen sind zu schnelle Steigerung, alte Schuhe und Wege, die immer zur selben Seite hängen.',
    ),
    tip(
      'Die Zehn-Prozent-Regel',
      'Steigere die Wochenzeit höchstens um ein Zehntel. Wer in der dritten Woche plötzlich eine Stunde läuft, sitzt in der fünften auf dem Sofa.',
    ),
    heading('Dranbleiben'),
    paragraph(
      'Leg die Kleidung am Vorabend heraus und lauf zur selben Zeit. Verabrede dich, denn zu zweit ist es schwerer, abzusagen. In Graz treffen sich jeden Mittwoch Leute vor unserem Geschäft in der Herrengasse, das Tempo richtet sich nach der langsamsten Person. Und wenn du nach acht Wochen eine halbe Stunde am Stück läufst, dann lauf sie einfach weiter. Länger kannst du später immer noch.',
    ),
  ],
  related: ['welcher-laufschuh-passt', 'laufen-im-winter', 'krafttraining-zuhause'],
};
