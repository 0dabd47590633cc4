import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const mountainbikeFahrwerk: ArticleText = {
  slug: 'mountainbike-fahrwerk',
  category: 'rad',
  titles: { at: 'Das Fahrwerk in einer halben Stunde einstellen', en: 'Setting up suspension in half an hour' },
  leads: {
    at: 'Sag, Zugstufe, Druckstufe: drei Schrauben, eine Reihenfolge.',
    en: 'Sag, rebound, compression: three knobs, one order.',
  },
  scene: 'guide-training',
  sceneText: 'Frühlingshügel im Dunst',
  publishedOn: '2025-05-27',
  blocks: [
    paragraph(
      'Ein gut eingestelltes Fahrwerk fühlt sich nicht weich an, sondern ruhig. Das Rad klebt am Boden, ohne zu wippen, und schlägt nicht durch. Dafür brauchst du eine Dämpferpumpe, ein Maßband und jemanden, der dich hält.',
    ),
    heading('Schritt 1: Sag'),
    paragraph(
      'Sag ist der Weg, um den das Fahrwerk unter deinem Gewicht einsinkt. Zieh alles an, was du auf Tour trägst, auch den Rucksack. Stell dich auf die Pedale, wippe ein paar Mal und bleib ruhig stehen. Schieb die Gummiringe an Gabel und Dämpfer bis zur Dichtung, steig vorsichtig ab und miss.',
    ),
    table(
      'Sag in Prozent des Federwegs',
      ['Rad', 'Gabel', 'Dämpfer'],
      ['Cross-Country', '15 bis 20 %', '20 bis 25 %'],
      ['Trail', '18 bis 22 %', '25 bis 30 %'],
      ['Enduro', '20 bis 25 %', '28 bis 33 %'],
    ),
    paragraph(
      'Bei 140 Millimetern Federweg und 20 Prozent sinkt die Gabel also um 28 Millimeter ein. Zu viel Sag: mehr Luft. Zu wenig: Luft ablassen. In Schritten von fünf psi, und nach jedem Schritt einmal durchfedern.',
    ),
    heading('Schritt 2: Zugstufe'),
    paragraph(
      'Die Zugstufe, meist ein rotes Rad, bestimmt, wie schnell das Fahrwerk wieder ausfedert. Dreh sie ganz zu, zähl dabei die Klicks, und öffne sie zur Hälfte. Roll langsam über einen Randstein und bleib sitzen: Das Hinterrad soll einmal nachfedern und dann stehen. Springt es öfter, mach eine Stufe zu; klebt es unten, mach eine auf.',
    ),
    heading('Schritt 3: Druckstufe'),
    paragraph(
      'Die Druckstufe, meist blau, bremst das Einfedern. Auf langen Anstiegen kannst du sie zudrehen, im Gelände lass sie offen. Erst wenn du bei Bremsungen zu tief eintauchst, gib zwei Klicks dazu.',
    ),
    heading('Schritt 4: Probefahrt'),
    steps(
      'Such eine Strecke von zwei Minuten mit allem, was du magst.',
      'Fahr sie dreimal, ohne etwas zu ändern.',
      'Ändere eine Sache um zwei Klicks, fahr wieder.',
      'Schreib auf, was du getan hast. Ein Foto der Räder genügt.',
    ),
    tip(
      'Der Gummiring lügt nicht',
      'Nach einer anspruchsvollen Abfahrt soll er bei neun Zehnteln des Federwegs stehen. Bleibt immer ein Drittel übrig, ist zu viel Luft drin.',
    ),
    products('Für den Trail', 'bike', 'helmet', 'glove'),
    heading('Wenn es trotzdem stuckert'),
    list(
      'Harte Schläge auf schnellen Wurzeln: Zugstufe öffnen, Reifendruck prüfen.',
      'Das Rad sackt in Kurven weg: Druckstufe schließen oder einen Volumenspacer einbauen.',
      'Durchschläge trotz richtigem Sag: ebenfalls ein Spacer.',
      'Gabel und Dämpfer fühlen sich verschieden an: beide auf den gleichen Prozentwert bringen.',
    ),
    paragraph(
      'Und denk an den Service: Staubdichtungen und Öl gehören nach etwa 50 Stunden gewechselt, die große Wartung kommt einmal im Jahr. Danach fühlt sich ein altes Rad oft neuer an als ein neues.',
    ),
  ],
  related: ['rahmengroesse-rad', 'platten-flicken', 'fahrradhelm-kaufen'],
};
