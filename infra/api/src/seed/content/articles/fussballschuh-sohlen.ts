import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const fussballschuhSohlen: ArticleText = {
  slug: 'fussballschuh-sohlen',
  category: 'training',
  titles: { at: 'FG, AG, SG, TF, IC: Fußballschuhe nach Boden', en: 'Football boots by surface' },
  leads: {
    at: 'Fünf Kürzel, ein Knie. Warum die Sohle wichtiger ist als die Farbe.',
    en: 'Five abbreviations, one knee: why the sole matters more than the colour.',
  },
  scene: 'laufen',
  sceneText: 'Hügelland in der Abendsonne',
  publishedOn: '2025-08-24',
  blocks: [
    paragraph(
      'Ein Fußballschuh wird nach dem Spieler beworben, der ihn trägt, sollte aber nach dem Boden gekauft werden, auf dem du spielst. Stollen, die zu fest greifen, halten den Fuß zurück, während sich das Knie weiterdreht. Stollen, die zu wenig greifen, lassen dich rutschen.',
    ),
    heading('Die fünf Sohlen'),
    table(
      'Welche Sohle auf welchen Boden',
      ['Kürzel', 'Boden', 'Stollen'],
      ['FG', 'trockener bis feuchter Naturrasen', '10 bis 14 feste, mittlere Länge'],
      ['SG', 'nasser, tiefer Rasen', '6 bis 8 lange, oft aus Metall'],
      ['AG', 'Kunstrasen', 'viele kurze, rund, verteilt'],
      ['TF', 'Hartplatz, alter Kunstrasen', 'viele kleine Noppen aus Gummi'],
      ['IC', 'Halle', 'flach, nicht abfärbend'],
    ),
    paragraph(
      'Auf Kunstrasen sind FG-Schuhe bei vielen Vereinen üblich, aber keine gute Idee: Die Stollen greifen zu stark, der Schuh verschleißt schneller, und manche Hersteller schließen die Gewährleistung aus. Spielst du auf beidem, nimm AG oder Modelle mit der Bezeichnung MG.',
    ),
    heading('Die Größe'),
    paragraph(
      'Ein Fußballschuh sitzt enger als ein Laufschuh. Vor der längsten Zehe bleiben fünf bis sieben Millimeter. Seitlich darf nichts drücken, aber auch nichts schwimmen. Probier mit den Stutzen, die du beim Spiel trägst, und mach im Geschäft ein paar seitliche Schritte.',
    ),
    list(
      'Breiter Fuß: Modelle mit weichem Leder oder breitem Leisten suchen, nicht größer kaufen.',
      'Hoher Rist: Schnürung ohne feste Zunge.',
      'Kinder: ein Zentimeter Platz, alle drei Monate nachmessen.',
    ),
    heading('Leder oder Kunststoff?'),
    paragraph(
      'Känguruleder ist selten geworden, Kalbsleder weicht mit der Zeit und passt sich an. Kunststoff ist leichter, nimmt kaum Wasser auf und braucht keine Pflege. Gestrickte Oberteile sitzen wie eine Socke, geben aber weniger Schutz, wenn jemand drauftritt.',
    ),
    heading('Pflege'),
    steps(
      'Nach dem Spiel Erde ausklopfen und mit feuchtem Tuch abwischen, nicht in die Waschmaschine.',
      'Zeitungspapier hinein, bei Zimmertemperatur trocknen lassen.',
      'Leder einmal im Monat dünn einfetten.',
      'Schraubstollen vor der Pause lösen und das Gewinde fetten.',
      'Stollen prüfen: Unter sieben Millimetern tauschen.',
    ),
    tip(
      'Zwei Paar statt eines teuren',
      'Wer auf Rasen und Kunstrasen spielt, ist mit zwei Paar aus der Mittelklasse besser dran als mit einem Spitzenmodell für alles.',
    ),
    products('Für das nächste Training', 'football-boot', 'ball', 'sock'),
    heading('Für Vereine'),
    paragraph(
      'Ab zehn Paar gibt es in den Geschäften mit Teamausstattung Vereinspreise. Wir messen alle Füße an einem Abend bei euch am Platz und bringen die Schuhe eine Woche später fertig beschriftet. Zu kleine Kinderschuhe nehmen wir in Zahlung, solange sie noch jemandem passen.',
    ),
  ],
  related: ['krafttraining-zuhause', 'tennisschlaeger-waehlen', 'kindergroessen'],
};
