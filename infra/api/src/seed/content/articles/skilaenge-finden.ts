import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const skilaengeFinden: ArticleText = {
  slug: 'skilaenge-finden',
  category: 'ski',
  titles: { at: 'Welche Skilänge ist die richtige?', en: 'Which ski length is right?' },
  leads: {
    at: 'Körpergröße, Können, Gelände: eine Tabelle, drei Korrekturen, fertig.',
    en: 'Height, ability, terrain: one table, three corrections, done.',
  },
  scene: 'guide-ski',
  sceneText: 'Weiße Flanken unter blauem Himmel',
  publishedOn: '2026-10-12',
  blocks: [
    paragraph(
      'Zu lange Ski fühlen sich an wie ein Einkaufswagen mit eigenem Willen, zu kurze wie Rollschuhe auf Eis. Dazwischen liegt ein Bereich von etwa zehn Zentimetern, in dem du gut aufgehoben bist. So findest du ihn.',
    ),
    heading('Der Ausgangspunkt'),
    paragraph(
      'Nimm deine Körpergröße in Zentimetern und zieh ab, was zu deinem Können passt. Stell den Ski zur Kontrolle auf: Bis zum Kinn reicht er bei Anfängern, bis zur Nase bei Fortgeschrittenen, bis zur Stirn bei Experten.',
    ),
    table(
      'Pistenski nach Können',
      ['Können', 'Länge', 'Beispiel bei 172 cm'],
      ['Anfang, erste Wochen', 'Größe minus 15 bis 20 cm', '152 bis 157 cm'],
      ['sicher auf blau und rot', 'Größe minus 8 bis 15 cm', '157 bis 164 cm'],
      ['sportlich auf allen Pisten', 'Größe minus 3 bis 8 cm', '164 bis 169 cm'],
      ['Experte, hohes Tempo', 'Größe minus 3 bis plus 3 cm', '169 bis 175 cm'],
    ),
    heading('Drei Korrekturen'),
    list(
      'Gewicht: Bist du leichter als der Durchschnitt deiner Größe, nimm drei bis fünf Zentimeter weniger; bist du schwerer, nimm drei bis fünf mehr.',
      'Radius: Ein enger Slalomradius unter 14 Metern will fünf Zentimeter kürzer gefahren werden, ein Riesentorlaufski über 17 Metern fünf länger.',
      'Rocker: Ist die Schaufel stark aufgebogen, liegt weniger Kante auf. Solche Ski dürfen fünf Zentimeter länger sein und drehen trotzdem leicht.',
    ),
    heading('Andere Bauarten'),
    table(
      'Länge nach Bauart, für geübte Fahrerinnen und Fahrer',
      ['Ski', 'Breite unter der Bindung', 'Länge'],
      ['Slalom', '65 bis 70 mm', 'Größe minus 10 bis 15 cm'],
      ['Allmountain', '75 bis 88 mm', 'Größe minus 5 bis 10 cm'],
      ['Freeride', 'ab 98 mm', 'Größe bis plus 10 cm'],
      ['Tour', '80 bis 95 mm', 'Größe minus 5 bis 10 cm'],
    ),
    paragraph(
      'Tourenski wählt man etwas kürzer als Freerideski, weil Spitzkehren und das Gewicht am Rücken zählen. Wer hauptsächlich im Firn unterwegs ist, darf noch einmal fünf Zentimeter abziehen.',
    ),
    heading('Damenski, Herrenski'),
    paragraph(
      'Der Unterschied ist kleiner, als die Farben vermuten lassen. Damenmodelle sind oft leichter, im Aufbau weicher, und die Bindung steht ein wenig weiter vorne. Entscheidend sind Gewicht und Fahrweise. Eine kräftige Fahrerin ist mit einem festen Modell besser bedient, ein leichter Fahrer mit einem weichen.',
    ),
    tip(
      'Ausleihen, bevor du kaufst',
      'In den meisten unserer Geschäfte kannst du zwei oder drei Längen an einem Tag probieren. Die Leihgebühr wird beim Kauf angerechnet.',
    ),
    products('Ski, die jetzt gern gefahren werden', 'ski', 'ski-binding'),
    heading('Und bei Kindern?'),
    paragraph(
      'Kinder wachsen, aber auf Vorrat kaufen geht schief: Ein zu langer Ski verdirbt das Lernen. Für Anfänger reicht er bis zur Brust, für geübte Kinder bis zur Nase. Wer jedes Jahr neue braucht, ist mit dem Saisonverleih günstiger dran, und im Frühling bringt man sie einfach zurück.',
    ),
  ],
  related: ['skischuh-flex', 'ski-wachsen', 'skihelm-passform'],
};
