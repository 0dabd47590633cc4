import { heading, list, paragraph, products, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const ersteSkitour: ArticleText = {
  slug: 'erste-skitour',
  category: 'ski',
  titles: { at: 'Die erste Skitour: was du wirklich brauchst', en: 'The first ski tour: what you really need' },
  leads: {
    at: 'Ausleihen, mitgehen, früh umdrehen. Und eine Liste, die in den Kofferraum passt.',
    en: 'Rent, go along, turn back early.',
  },
  scene: 'herren',
  sceneText: 'Felsgrat im Dunst',
  publishedOn: '2026-01-30',
  blocks: [
    paragraph(
      'Skitouren boomen, und das Material ist teuer. Zum Glück musst du am Anfang fast nichts davon besitzen. Eine gute erste Tour kostet einen Tag Leihgebühr, eine erfahrene Begleitung und den Willen, vor dem Gipfel umzudrehen.',
    ),
    heading('Leihen oder kaufen?'),
    table(
      'Was du ausleihst und was dir gehört',
      ['Stück', 'Für die ersten Touren'],
      ['Ski mit Tourenbindung und Fellen', 'ausleihen'],
      ['Tourenschuhe', 'ausleihen, danach zuerst kaufen'],
      ['LVS-Gerät, Schaufel, Sonde', 'ausleihen, als Paket'],
      ['Stöcke', 'eigene Skistöcke mit großem Teller'],
      ['Bekleidung', 'was du vom Wandern und Langlaufen hast'],
      ['Rucksack mit 25 bis 30 Litern', 'meist vorhanden'],
    ),
    paragraph(
      'Der Schuh ist das Einzige, das wirklich zu dir passen muss. Deshalb ist er der erste Kauf, wenn dir die Sache gefällt.',
    ),
    heading('Die Technik beim Aufstieg'),
    paragraph(
      'Du hebst den Ski nicht, du schiebst ihn. Die Ferse ist frei, der Belag bleibt am Schnee, die Schritte sind kürzer, als du glaubst. Die Spur ist flach: Wer schwitzt, geht zu steil. Bei der Spitzkehre stehst du quer zum Hang, drehst den oberen Ski, setzt ihn, verlagerst das Gewicht und holst den zweiten mit einem kleinen Kick nach. Üb sie auf der flachen Wiese, nicht erst dort, wo es zählt.',
    ),
    heading('Kleidung'),
    paragraph(
      'Das Schwierige am Tourengehen ist der Wechsel zwischen Schwitzen und Stehen. Geh im Shirt und in der Weste los, auch wenn es kalt ist. Am Gipfel kommt zuerst das trockene Shirt, dann die Isolationsjacke, dann die Hardshell für die Abfahrt.',
    ),
    list(
      'Dünne Handschuhe für den Aufstieg, warme für die Abfahrt.',
      'Stirnband hinauf, Haube oder Helm hinunter.',
      'Sonnenbrille hinauf, Skibrille hinunter.',
      'Tee statt kaltem Wasser, in der Thermosflasche.',
    ),
    heading('Auf der Piste oder im Gelände?'),
    paragraph(
      'Viele Skigebiete haben ausgewiesene Aufstiegsspuren. Dort übst du Technik und Material ohne Lawinengefahr. Halte dich an die Regeln: am Rand gehen, hintereinander, nach Betriebsschluss wegen der Pistengeräte und Seilwinden nicht mehr auf die gesperrten Pisten. Ins freie Gelände gehst du erst mit Leuten, die es kennen, und nach einem Blick in den Lagebericht.',
    ),
    tip(
      'Umkehrzeit ausmachen',
      'Legt am Parkplatz eine Uhrzeit fest, zu der ihr umdreht, egal wo ihr seid. Das nimmt der Entscheidung das Gewicht.',
    ),
    products('Material für den Aufstieg', 'touring-boot', 'touring-binding', 'ski-poles', 'ski'),
    heading('Die Abfahrt'),
    paragraph(
      'Mit müden Beinen, schwerem Rucksack und wechselndem Schnee fährt niemand wie auf der Piste. Such dir lichte, mäßig steile Hänge, fahr mit Abstand und haltet an sicheren Stellen. Ein bisschen breitere Ski, etwa 85 bis 90 Millimeter, verzeihen mehr. Und wenn es bricht, patzt oder klebt: Querfahren und Lachen sind anerkannte Techniken.',
    ),
  ],
  related: ['skitour-lagebericht', 'skischuh-flex', 'schichten-am-berg'],
};
