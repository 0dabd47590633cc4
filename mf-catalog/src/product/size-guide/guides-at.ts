import {
  clothingRows,
  frameRows,
  gloveRows,
  mondopointRows,
  type SizeGuide,
  type SizeGuides,
  shoeRows,
} from './measures.ts';

const plain = (text: string): SizeGuide => ({ text, table: null });

export const guides: SizeGuides = {
  'shoes-eu': {
    text: 'Miss deinen Fuß am Abend im Stehen, von der Ferse bis zur längsten Zehe. Für Lauf- und Wanderschuhe gib eine halbe bis ganze Größe dazu, Kletterschuhe sitzen enger.',
    table: { head: ['EU', 'Fußlänge'], rows: shoeRows(36, 47, ',') },
  },
  'shoes-eu-kids': {
    text: 'Stell dein Kind auf ein Blatt Papier und miss bis zur längsten Zehe. Die Tabelle rechnet 12 bis 15 mm Platz zum Abrollen und Wachsen schon ein.',
    table: { head: ['EU', 'Fußlänge'], rows: shoeRows(28, 38, ',') },
  },
  clothing: {
    text: 'Miss an der stärksten Stelle, das Band liegt an, ohne zu drücken. Zwischen zwei Größen nimm die kleinere für engen Sitz, die größere, wenn etwas darunter passen soll. Angaben in Zentimetern.',
    table: { head: ['Größe', 'Frauen Brust', 'Frauen Hüfte', 'Männer Brust', 'Männer Taille'], rows: clothingRows },
  },
  'clothing-kids': plain(
    'Kindergrößen sind die Körpergröße in Zentimetern: 128 passt Kindern von 123 bis 128 cm. Zwischen zwei Größen nimm die größere, dann passt sie auch in der nächsten Saison.',
  ),
  gloves: {
    text: 'Miss den Umfang deiner Hand an der breitesten Stelle, ohne Daumen. Handschuhe für Kinder richten sich nach dem Alter.',
    table: { head: ['Größe', 'entspricht', 'Handumfang cm'], rows: gloveRows(',') },
  },
  socks: plain(
    'Sockengrößen sind Bereiche von EU-Schuhgrößen. Bist du genau dazwischen, nimm die kleinere: Ein Socken, der Falten wirft, reibt.',
  ),
  cap: plain(
    'Miss den Kopfumfang über Ohren und Brauen: bis 57 cm passt S/M, darüber L/XL. Hauben aus Wolle geben etwas nach.',
  ),
  head: plain(
    'Miss deinen Kopfumfang einen Fingerbreit über den Brauen. Der Helm sitzt, wenn er sich beim Kopfschütteln auch offen nicht bewegt. Zwischen zwei Größen nimm die kleinere und stell das Rad weiter.',
  ),
  'ski-length': plain(
    'Die Länge ist in Zentimetern angegeben. Auf der Piste nimm 10 bis 20 cm weniger als deine Körpergröße, im Gelände und auf Tour 0 bis 10 cm weniger. Kürzer dreht leichter, länger läuft ruhiger. Kinder: etwa bis zum Kinn.',
  ),
  'snowboard-length': plain(
    'Aufgestellt reicht das Board bis zwischen Kinn und Nase. Wer leicht ist oder im Park fährt, nimmt es kürzer; wer schwer ist oder im Tiefschnee fährt, länger. Ab Schuhgröße EU 44,5 achte auf eine breite Ausführung.',
  ),
  'pole-length': plain(
    'Dreh den Stock um und greif unter den Teller: Steht der Unterarm waagrecht, passt die Länge. Als Faustregel Körpergröße mal 0,7, auf fünf Zentimeter gerundet.',
  ),
  mondopoint: {
    text: 'Mondopoint (MP) ist die Länge deines Fußes in Zentimetern. Skischuhe sitzen eng: Die Zehen berühren vorne leicht die Schale, in der Hocke nicht mehr.',
    table: { head: ['Mondopoint', 'etwa'], rows: mondopointRows(22.5, 30.5, ',') },
  },
  'brake-width': plain(
    'Die Bremse der Bindung muss über den Ski greifen. Nimm die Breite, die gleich viel oder bis 15 mm mehr hat als dein Ski in der Mitte; sie steht bei den Daten des Skis als Mittelbreite.',
  ),
  frame: {
    text: 'Die Rahmengröße folgt deiner Schrittlänge: in Socken mit dem Rücken zur Wand, ein Buch fest in den Schritt, vom Boden bis zur Oberkante messen.',
    table: { head: ['Rahmen', 'Schrittlänge cm'], rows: frameRows },
  },
  wheel: {
    text: 'Kinderräder heißen nach ihren Laufrädern. Dein Kind steht mit beiden Füßen flach am Boden, wenn es im Sattel sitzt.',
    table: {
      head: ['Laufrad', 'Körpergröße cm', 'Alter'],
      rows: [
        ['16 Zoll', '100–115', '4–5'],
        ['20 Zoll', '115–130', '6–8'],
        ['24 Zoll', '130–145', '9–11'],
      ],
    },
  },
  'back-length': plain(
    'Miss vom siebten Halswirbel (dem Knochen, der beim Nicken vorsteht) bis auf Höhe der Beckenknochen. Der Hüftgurt trägt die Last, nicht die Schulter.',
  ),
  'body-length': plain(
    'Die Angabe ist die Körpergröße, bis zu der du ausgestreckt liegst. Zu lang ist kalt: Was du nicht füllst, musst du wärmen.',
  ),
  mat: plain(
    'Die Maße sind Länge mal Breite. Zum Schlafen nimm sie mindestens so lang wie dich selbst; wer auf der Seite liegt, hat auf der breiten mehr Ruhe. Zum Trainieren reicht deine Körpergröße.',
  ),
  persons: plain(
    'Gerechnet sind 55 bis 60 cm Breite je Schlafplatz. Wer Rucksäcke und nasse Jacken mit hineinnimmt, nimmt ein Zelt für eine Person mehr.',
  ),
  ball: plain('Fußball: Größe 3 bis 8 Jahre, Größe 4 von 8 bis 12, Größe 5 ab 13 Jahren und für Erwachsene.'),
  grip: plain(
    'Umfass den Griff: Zwischen Fingerspitzen und Handballen passt genau der Zeigefinger der anderen Hand. L1 und L2 sind für die meisten Damen, L2 bis L4 für die meisten Herren. Dünner ist besser als dicker, ein Griffband macht ihn stärker.',
  ),
  'racket-length': plain(
    '19 Zoll bis 5 Jahre, 21 Zoll bis 7, 23 Zoll bis 9, 25 Zoll bis 11 Jahre. Am herabhängenden Arm berührt der Schläger gerade nicht den Boden.',
  ),
  weight: plain(
    'Nimm das Gewicht, mit dem du 12 Wiederholungen sauber schaffst und bei der letzten zu tun hast. Die Angabe gilt je Stück.',
  ),
  'one-size': plain('Diesen Artikel gibt es in einer Größe. Die Maße stehen bei den Daten.'),
};
