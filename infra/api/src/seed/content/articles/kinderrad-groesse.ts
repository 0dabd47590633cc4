import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const kinderradGroesse: ArticleText = {
  slug: 'kinderrad-groesse',
  category: 'rad',
  titles: { at: 'Kinderräder: 12 bis 26 Zoll ohne Rätsel', en: 'Children’s bikes from 12 to 26 inches' },
  leads: {
    at: 'Warum Reinwachsen nicht funktioniert und wie du in zwei Minuten misst.',
    en: 'Why growing into it does not work.',
  },
  scene: 'damen',
  sceneText: 'Bergspitze im Frühlingslicht',
  publishedOn: '2026-04-02',
  blocks: [
    paragraph(
      'Ein Rad, in das ein Kind erst hineinwachsen soll, lehrt vor allem eines: absteigen. Es ist zu schwer, die Bremsen sind zu weit weg, und beim Anhalten kommt kein Fuß auf den Boden. Ein passendes Rad dagegen wird jeden Tag benutzt und lässt sich später gut weitergeben.',
    ),
    heading('Die Größentabelle'),
    table(
      'Laufradgröße nach Körpergröße',
      ['Zoll', 'Körpergröße', 'Innenbein', 'Alter, ungefähr'],
      ['Laufrad', '85 bis 100 cm', '30 bis 40 cm', '2 bis 3'],
      ['14', '95 bis 110 cm', '38 bis 46 cm', '3 bis 4'],
      ['16', '100 bis 115 cm', '43 bis 51 cm', '4 bis 5'],
      ['20', '115 bis 130 cm', '50 bis 60 cm', '6 bis 8'],
      ['24', '128 bis 145 cm', '58 bis 70 cm', '8 bis 11'],
      ['26', '140 bis 160 cm', '66 bis 78 cm', 'ab 11'],
    ),
    paragraph(
      'Das Innenbein ist wichtiger als das Alter. Miss mit einem Buch zwischen den Beinen bis zum Boden. Bei Anfängern soll der Sattel so tief sein, dass beide Füße flach stehen; wer schon sicher fährt, braucht nur mehr die Ballen am Boden.',
    ),
    heading('Das Gewicht'),
    paragraph(
      'Ein Kind mit 18 Kilo auf einem Rad mit neun Kilo: Das ist, als würdest du ein 40 Kilo schweres Rad fahren. Gute 16-Zoll-Räder wiegen um die sechs Kilo, gute 20-Zoll-Räder um die acht. Federgabeln sind bei Kindern bis 24 Zoll meist nur Gewicht, weil sie unter kleinen Körpern nicht einfedern.',
    ),
    heading('Bremsen und Schaltung'),
    list(
      'Rücktritt ist einfach, verhindert aber das Zurückdrehen der Pedale beim Anfahren.',
      'Zwei Handbremsen gehen ab vier Jahren, wenn die Hebel klein und nah genug sind.',
      'Bis 16 Zoll braucht es keine Schaltung.',
      'Ab 20 Zoll genügen sieben bis acht Gänge, mit einem Kettenblatt vorne.',
    ),
    heading('Vom Laufrad zum Pedal'),
    steps(
      'Sattel tief, Pedale noch weg: rollen lassen, bis beide Beine länger in der Luft sind.',
      'Pedale dran, auf einer leicht abfallenden Wiese üben.',
      'An den Schultern halten, nicht am Sattel oder Lenker.',
      'Bremsen üben, bevor es schnell wird.',
      'Stützräder weglassen: Sie lehren das Falsche, nämlich sich nach außen zu lehnen.',
    ),
    tip(
      'Reservieren statt raten',
      'In unseren Geschäften mit Rad-Werkstatt stehen alle Größen zum Probefahren. Nach zwei Runden am Parkplatz sieht man, was passt.',
    ),
    products('Räder und Helme für Kinder', 'bike', 'helmet'),
    heading('Verkehrssicher'),
    paragraph(
      'Für die Straße braucht auch ein Kinderrad Licht vorne und hinten, Reflektoren, eine Glocke und zwei Bremsen. Allein im Straßenverkehr fahren dürfen Kinder in Österreich ab zwölf Jahren, mit Radfahrausweis ab zehn, oder ab neun, wenn sie die vierte Klasse besuchen. Vorher fährt ein Erwachsener mit, am besten schräg hinter dem Kind.',
    ),
  ],
  related: ['rahmengroesse-rad', 'fahrradhelm-kaufen', 'kindergroessen'],
};
