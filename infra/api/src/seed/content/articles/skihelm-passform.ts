import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skihelmPassform: ArticleText = {
  slug: 'skihelm-passform',
  category: 'ski',
  titles: { at: 'Ein Skihelm muss sitzen, bevor er gefällt', en: 'A ski helmet has to fit before it looks good' },
  leads: {
    at: 'Messen, aufsetzen, schütteln: drei Minuten, die über den Nutzen entscheiden.',
    en: 'Measure, put on, shake: three minutes that decide.',
  },
  scene: 'store-alpine',
  sceneText: 'Verschneites Tal im ersten Licht',
  publishedOn: '2025-11-15',
  blocks: [
    paragraph(
      'Ein Helm schützt nur, wenn er im Moment des Sturzes dort ist, wo er hingehört. Das ist eine Frage der Passform und nicht des Preises. Jeder Skihelm, der bei uns im Regal liegt, erfüllt die Norm EN 1077; die Unterschiede liegen in Form, Gewicht und Belüftung.',
    ),
    heading('Kopf messen'),
    paragraph(
      'Leg ein Maßband waagrecht um den Kopf, einen Zentimeter über den Augenbrauen und hinten über die stärkste Stelle. Miss dreimal und nimm den größten Wert. Kinder sollten dabei keine Haube und keine Zöpfe tragen.',
    ),
    table(
      'Kopfumfang und Helmgröße',
      ['Umfang', 'Größe'],
      ['48 bis 52 cm', 'XS, Kinder'],
      ['52 bis 55 cm', 'S'],
      ['55 bis 58 cm', 'M'],
      ['58 bis 61 cm', 'L'],
      ['61 bis 64 cm', 'XL'],
    ),
    paragraph(
      'Die Grenzen unterscheiden sich je nach Hersteller um ein bis zwei Zentimeter. Liegst du dazwischen, probier beide Größen.',
    ),
    heading('Der Schütteltest'),
    steps(
      'Setz den Helm auf, ohne den Riemen zu schließen, und stell das Rad hinten ein.',
      'Beug dich nach vorne und schüttle den Kopf. Der Helm darf sich nicht bewegen.',
      'Schieb ihn mit der Hand nach vorne und hinten. Die Stirnhaut soll mitwandern, nicht der Helm.',
      'Schließ den Riemen so, dass zwei Finger darunter passen. Beim Gähnen soll der Helm leicht nach unten ziehen.',
      'Setz die Brille auf. Zwischen Helm und Brille darf kein Spalt bleiben, und der Helm soll sie nicht auf die Nase drücken.',
    ),
    paragraph(
      'Drückt es nach zehn Minuten an Stirn oder Hinterkopf, passt die Form nicht zu deinem Kopf. Das lässt sich mit Polstern nicht beheben. Probier ein anderes Modell.',
    ),
    heading('Schale und Belüftung'),
    paragraph(
      'Helme mit einer dünnen, im Schaum verschweißten Schale sind leicht. Helme mit harter Außenschale halten Kanten und Gedränge am Lift besser aus. Verstellbare Lüftung ist kein Luxus: Wer zu Fuß zur Abfahrt aufsteigt oder im April fährt, wird sie benutzen.',
    ),
    list(
      'Ohrpolster, die man abnehmen kann, erweitern die Saison.',
      'Ein waschbares Innenfutter ist nach einer Woche Gold wert.',
      'Ein Band hinten hält die Brille dort, wo sie soll.',
    ),
    tip(
      'Nach einem Sturz ersetzen',
      'Der Schaum im Helm arbeitet nur einmal. Auch wenn außen nichts zu sehen ist, gehört ein Helm nach einem harten Aufprall getauscht. Ohne Sturz sind fünf bis sieben Jahre ein guter Wert.',
    ),
    products('Helme für die Piste', 'ski-helmet', 'goggles'),
    heading('Muss ich einen tragen?'),
    paragraph(
      'In den meisten Bundesländern gilt in Österreich eine Helmpflicht für Kinder und Jugendliche bis zum vollendeten 15. Lebensjahr. Für alle anderen ist es eine Entscheidung, die inzwischen fast alle gleich treffen. Unter den Helm gehört keine dicke Haube, höchstens eine dünne Sturmhaube, sonst stimmt die Größe nicht mehr.',
    ),
  ],
  related: ['skilaenge-finden', 'skibrille-toenung', 'fahrradhelm-kaufen'],
};
