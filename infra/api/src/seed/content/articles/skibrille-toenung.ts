import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skibrilleToenung: ArticleText = {
  slug: 'skibrille-toenung',
  category: 'ski',
  titles: { at: 'Skibrille: welche Tönung bei welchem Licht', en: 'Goggles: which tint for which light' },
  leads: {
    at: 'S0 bis S4, Rosa bis Grau: warum eine Scheibe selten genügt.',
    en: 'S0 to S4, pink to grey: why one lens is seldom enough.',
  },
  scene: 'guide-lawine',
  sceneText: 'Sonniger Hang im Hochwinter',
  publishedOn: '2026-02-03',
  blocks: [
    paragraph(
      'An einem Skitag erlebst du drei Arten von Licht: den Schatten am Morgen, die gleißende Piste zu Mittag und das flache Grau, in dem Buckel verschwinden. Eine einzige Scheibe kann zwei davon ordentlich. Deshalb lohnt es sich, das System zu verstehen.',
    ),
    heading('Die Schutzstufen'),
    table(
      'Lichtdurchlässigkeit nach Norm',
      ['Stufe', 'Licht, das durchkommt', 'Wofür'],
      ['S0', '80 bis 100 %', 'Nacht, Flutlicht'],
      ['S1', '43 bis 80 %', 'Nebel, Schneefall'],
      ['S2', '18 bis 43 %', 'bewölkt, wechselhaft'],
      ['S3', '8 bis 18 %', 'Sonne'],
      ['S4', '3 bis 8 %', 'Gletscher, nicht für den Straßenverkehr'],
    ),
    paragraph(
      'Die Stufe sagt nichts über UV-Schutz. Den haben alle Brillen in unserem Sortiment vollständig, auch die hellsten.',
    ),
    heading('Die Farbe'),
    list(
      'Gelb und Orange heben Kontraste bei flachem Licht und machen Buckel sichtbar.',
      'Rosa wirkt ähnlich, ermüdet aber weniger, wenn es heller wird.',
      'Braun und Bronze sind gute Allrounder bei Sonne und Wolken.',
      'Grau lässt Farben natürlich und ist für sehr helle Tage gedacht.',
      'Spiegel ist eine Beschichtung obendrauf: Sie nimmt noch einmal Licht weg und schützt vor Blicken.',
    ),
    heading('Wechselscheibe oder selbsttönend?'),
    paragraph(
      'Wechselsysteme mit Magneten sind in zehn Sekunden getauscht, auch mit Handschuhen. Du brauchst dafür eine zweite Scheibe und eine Tasche, in der sie nicht zerkratzt. Selbsttönende Scheiben reagieren auf UV-Licht und decken zwei Stufen ab. Bei Kälte werden sie langsamer dunkel und heller, in der Gondel bleibst du eine Minute lang im Finsteren.',
    ),
    heading('Beschlagen vermeiden'),
    steps(
      'Doppelscheibe wählen: Sie trennt warme und kalte Luft.',
      'Die Brille nie auf die nasse Stirn oder den Helm schieben.',
      'Lüftungsschlitze frei von Schnee halten.',
      'Innen nicht wischen, nur tupfen: Dort sitzt die Beschichtung gegen das Beschlagen.',
      'Auf der Hütte die Brille in die Jacke, nicht auf den Tisch.',
    ),
    tip(
      'Für Brillenträger',
      'Es gibt Rahmen mit Aussparungen für die Bügel. Bring deine Brille zum Probieren mit und achte darauf, dass zwischen Glas und Scheibe etwas Luft bleibt.',
    ),
    products('Brillen und was dazugehört', 'goggles', 'ski-helmet', 'beanie'),
    heading('Die Passform'),
    paragraph(
      'Der Schaum soll rundum anliegen, auch an der Nase. Drück die Brille leicht an und lass los: Fällt sie, passt die Form nicht. Mit Helm aufgesetzt, darf oben kein Spalt bleiben, durch den Fahrtwind auf die Stirn zieht. Kleine Gesichter und Kinder brauchen kleinere Rahmen; ein großer Rahmen mit engem Band drückt nur auf die Nase.',
    ),
  ],
  related: ['skihelm-passform', 'skilaenge-finden', 'wetter-am-berg'],
};
