import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const welcherLaufschuhPasst: ArticleText = {
  slug: 'welcher-laufschuh-passt',
  category: 'laufen',
  titles: { at: 'Welcher Laufschuh passt zu dir?', en: 'Which running shoe suits you?' },
  leads: {
    at: 'Sechs Fragen, die aus einer Wand mit achtzig Modellen drei machen.',
    en: 'Six questions that turn a wall of eighty models into three.',
  },
  scene: 'guide-laufen',
  sceneText: 'Weg im Morgenlicht',
  publishedOn: '2026-03-02',
  blocks: [
    paragraph(
      'Die meisten Menschen kaufen Laufschuhe nach Farbe, Marke oder dem, was sie zuletzt hatten. Nichts davon ist verboten, aber es gibt eine bessere Reihenfolge. Wer zuerst überlegt, wo und wie oft er läuft, steht am Ende mit drei Schuhen da statt mit achtzig.',
    ),
    heading('Wo läufst du wirklich?'),
    paragraph(
      'Nicht wo du laufen möchtest, sondern wo du diese Woche warst. Für Asphalt und Parkwege reicht ein glatter, abriebfester Gummi mit wenig Profil. Sobald Wurzeln, Schotter oder nasse Wiesen dazukommen, brauchst du Stollen ab drei Millimeter. Wer beides mischt, nimmt einen Schuh mit flachem, aber durchgehendem Profil und verzichtet auf die extremen Enden.',
    ),
    heading('Wie viel Dämpfung brauchst du?'),
    paragraph(
      'Mehr Schaum ist angenehm, aber nicht automatisch besser. Viel Dämpfung schont auf langen, langsamen Läufen; wenig Dämpfung lässt dich den Boden spüren und macht schnelle Schritte leichter. Für den ersten Schuh gilt: mittlere Dämpfung, 26 bis 32 Millimeter unter der Ferse. Damit machst du nichts falsch und lernst, was dir fehlt.',
    ),
    heading('Was bedeutet Sprengung?'),
    paragraph(
      'Die Sprengung ist der Höhenunterschied zwischen Ferse und Vorfuß. Hohe Werte entlasten Wade und Achillessehne, niedrige Werte verlangen ihnen mehr ab. Wechsle nie von zehn auf null, sondern in Schritten von drei bis vier Millimetern, und gib dir dazwischen ein paar Wochen.',
    ),
    table(
      'Sprengung und für wen sie taugt',
      ['Sprengung', 'Gefühl', 'Gut für'],
      ['8 bis 12 mm', 'weich aufsetzen, leicht abrollen', 'Einsteiger, Fersenläufer, empfindliche Waden'],
      ['4 bis 7 mm', 'ausgewogen', 'die meisten Läuferinnen und Läufer'],
      ['0 bis 3 mm', 'direkt, fordert die Wade', 'Geübte mit kräftigem Fuß'],
    ),
    heading('Die richtige Größe'),
    paragraph(
      'Füße werden beim Laufen länger und über den Tag breiter. Probiere am Nachmittag, mit deinen Laufsocken, und lass vor der längsten Zehe eine Daumenbreite Platz. Das ist meist eine halbe bis ganze Nummer mehr als beim Straßenschuh. Die Ferse darf dabei nicht rutschen: Geh eine Stiege hinunter, dann merkst du es.',
    ),
    list(
      'Druck an der Außenseite: eine weitere Leistenform suchen, nicht eine Nummer größer.',
      'Taube Zehen nach zehn Minuten: Schnürung vorne lockern oder das Öhrchen überspringen.',
      'Ferse hebt ab: das letzte Ösenpaar für die Fersenschnürung verwenden.',
    ),
    heading('Stütze: ja oder nein?'),
    paragraph(
      'Früher verkaufte man fast jedem eine Stütze gegen das Einknicken. Heute weiß man, dass Bequemlichkeit der bessere Hinweis ist. Eine Stütze ist dann sinnvoll, wenn du mit neutralen Schuhen wiederkehrende Beschwerden an der Innenseite von Knie oder Schienbein hast. Eine Laufanalyse im Geschäft dauert zehn Minuten und gibt dir eine zweite Meinung.',
    ),
    tip(
      'Zwei Paar statt eines',
      'Wer mehr als dreimal in der Woche läuft, wechselt zwischen zwei verschiedenen Modellen. Der Schaum erholt sich, und der Fuß bekommt Abwechslung.',
    ),
    products('Laufschuhe, die gerade oft gekauft werden', 'running-shoe'),
    heading('Wenn du zwischen zweien schwankst'),
    paragraph(
      'Nimm den, an den du nach fünf Minuten nicht mehr denkst. Das klingt einfach, ist aber das Kriterium, das in Untersuchungen am häufigsten mit weniger Verletzungen zusammenhängt. Und wenn er daheim doch drückt: Ungetragene Schuhe nehmen wir 30 Tage lang zurück.',
    ),
  ],
  related: ['trailschuhe-waehlen', 'laufschuh-wann-ersetzen', 'laufen-anfangen'],
};
