import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skitourLagebericht: ArticleText = {
  slug: 'skitour-lagebericht',
  category: 'ski',
  titles: { at: 'Skitour: so liest du den Lawinenlagebericht', en: 'Ski touring: reading the avalanche bulletin' },
  leads: {
    at: 'Fünf Stufen, fünf Probleme und die Frage, wie steil heute noch gut ist.',
    en: 'Five levels, five problems and the question of how steep is still fine today.',
  },
  scene: 'guide-lawine',
  sceneText: 'Verschneiter Hang',
  publishedOn: '2025-12-28',
  blocks: [
    paragraph(
      'Der Lawinenlagebericht erscheint in Österreich im Winter täglich, meist am Vorabend um 17 Uhr. Er ist kostenlos, gut gemacht und nützt nur denen, die mehr lesen als die Zahl. Dieser Artikel ersetzt keinen Kurs, aber er hilft dir, die Fragen zu stellen, die man dort lernt.',
    ),
    heading('Die Gefahrenstufe'),
    table(
      'Europäische Gefahrenskala, verkürzt',
      ['Stufe', 'Name', 'Auslösung'],
      ['1', 'gering', 'nur vereinzelt, bei großer Belastung'],
      ['2', 'mäßig', 'an einigen Hängen, vor allem bei großer Belastung'],
      ['3', 'erheblich', 'schon durch eine Person möglich'],
      ['4', 'groß', 'an vielen Hängen durch eine Person wahrscheinlich'],
      ['5', 'sehr groß', 'viele spontane, große Lawinen'],
    ),
    paragraph(
      'Die meisten tödlichen Unfälle passieren bei Stufe 3. Sie klingt nach Mitte, ist aber der Punkt, an dem aus Vorsicht Verzicht werden muss.',
    ),
    heading('Die Stufe ist nicht alles'),
    paragraph(
      'Der Bericht sagt auch, wo die Gefahr liegt: in welcher Höhe, in welcher Himmelsrichtung und wodurch. Fünf Probleme werden unterschieden.',
    ),
    list(
      'Neuschnee: Es hat viel und schnell geschneit. Abwarten hilft.',
      'Triebschnee: Wind hat Schnee verfrachtet, zu erkennen an Wechten, Riffeln und dumpfen Geräuschen.',
      'Altschnee: Eine schwache Schicht liegt tief. Man sieht sie nicht; Vorsicht an schattigen Hängen.',
      'Nassschnee: Wärme oder Regen. Früh gehen, früh zurück sein.',
      'Gleitschnee: Der ganze Hang rutscht auf Gras. Risse meiden, auch bei Stufe 1.',
    ),
    heading('Wie steil ist heute gut?'),
    paragraph(
      'Eine einfache Methode verbindet Stufe und Hangneigung. Bei Stufe 2 bleibst du unter 40 Grad, bei Stufe 3 unter 35, bei Stufe 4 unter 30. Gemessen wird die steilste Stelle des ganzen Hanges, nicht nur deiner Spur. Auf Karten mit eingezeichneter Neigung siehst du das schon daheim.',
    ),
    tip(
      'Messen mit Stöcken',
      'Leg einen Stock den Hang hinunter und lass den zweiten von seinem oberen Ende senkrecht hängen. Berührt er den Schnee genau am Ende des ersten, hat der Hang 45 Grad; ist er kürzer, entsprechend weniger.',
    ),
    products('Für die Tour', 'avalanche-pack', 'touring-boot', 'touring-binding'),
    heading('Was in den Rucksack muss'),
    steps(
      'LVS-Gerät, eingeschaltet und am Körper, nicht im Rucksack',
      'Schaufel aus Metall',
      'Sonde, mindestens 2,40 Meter',
      'Erste-Hilfe-Set, Biwaksack, Handy',
      'Airbag-Rucksack, wenn du oft im freien Gelände bist',
    ),
    paragraph(
      'Das alles hilft nur, wenn du damit umgehen kannst. Üben kostet einen Nachmittag auf der Wiese mit einem vergrabenen Rucksack. Kurse bieten alpine Vereine in jedem Bundesland an; wer einen gemacht hat, liest den Bericht danach mit anderen Augen. Der Alpin-Notruf ist 140.',
    ),
  ],
  related: ['erste-skitour', 'wetter-am-berg', 'skischuh-flex'],
};
