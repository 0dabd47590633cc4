import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const zeltplatzFinden: ArticleText = {
  slug: 'zeltplatz-finden',
  category: 'draussen',
  titles: { at: 'Wo darf das Zelt stehen?', en: 'Where may you pitch a tent?' },
  leads: {
    at: 'Was in Österreich erlaubt ist, was nicht, und wie ein guter Platz aussieht.',
    en: 'What is allowed in Austria, what is not, and what a good pitch looks like.',
  },
  scene: 'kinder',
  sceneText: 'See unter hellen Gipfeln',
  publishedOn: '2026-05-04',
  blocks: [
    paragraph(
      'In Skandinavien darf man fast überall zelten, in Österreich fast nirgends. Das ist schade und zugleich verständlich: Das Land ist klein, der Wald ist Wirtschaftsraum, und viele Gebiete sind geschützt. Wer die Regeln kennt, findet trotzdem schöne Plätze.',
    ),
    heading('Die Regeln in Kürze'),
    table(
      'Was wo gilt, ohne Gewähr',
      ['Ort', 'Regel'],
      ['Wald', 'zelten verboten, außer mit Zustimmung des Eigentümers'],
      ['oberhalb der Baumgrenze', 'je nach Bundesland verschieden, oft verboten'],
      ['Nationalpark und Schutzgebiet', 'verboten'],
      ['Campingplatz', 'erlaubt'],
      ['Privatgrund mit Erlaubnis', 'meist erlaubt'],
      ['Notbiwak', 'erlaubt, wenn es nicht geplant war'],
    ),
    paragraph(
      'Die Gesetze sind Landessache und ändern sich. Schau vor der Tour auf der Seite der Gemeinde oder des Landes nach. Die Strafen reichen je nach Gebiet von einer Verwarnung bis zu mehreren hundert Euro.',
    ),
    heading('Biwakieren'),
    paragraph(
      'Eine Nacht ohne Zelt, im Schlafsack unter freiem Himmel, wird in manchen Bundesländern oberhalb der Baumgrenze geduldet. Geplant ist auch das in Schutzgebieten nicht erlaubt. Ein Notbiwak wegen Wetter, Verletzung oder Dunkelheit ist dagegen immer zulässig.',
    ),
    heading('Ein guter Platz'),
    steps(
      'Eben, mit dem Kopf bergauf, falls es nicht ganz eben ist.',
      'Nicht in der Mulde: Dort sammelt sich Kälte und bei Regen Wasser.',
      'Nicht unter toten Ästen und nicht im Bachbett, auch wenn es trocken ist.',
      'Windschatten hinter Büschen oder einer Mauer; der Eingang zeigt vom Wind weg.',
      'Am Morgen Sonne: Dann trocknet das Zelt, bevor du gehst.',
    ),
    paragraph('Bei Gewitter ist ein Zelt kein Schutz. Such rechtzeitig eine Hütte oder ein Auto auf.'),
    heading('Aufbauen mit Gefühl'),
    paragraph(
      'Üb den Aufbau einmal im Park. Setz die Heringe im Winkel von 45 Grad vom Zelt weg, tief genug, dass nur der Kopf herausschaut. Spann die Leinen erst ganz am Ende und nicht stärker als nötig; nasses Gewebe dehnt sich, deshalb nachspannen, bevor du einschläfst. Lüfter offen lassen, auch wenn es kalt ist, sonst tropft es von innen.',
    ),
    list(
      'Unterlage so groß wie der Zeltboden, nicht größer, sonst sammelt sie Regen.',
      'Kocher nie im Innenzelt: Kohlenmonoxid riecht man nicht.',
      'Essen in einer Box, sonst kommt der Fuchs.',
    ),
    tip(
      'Spurlos',
      'Nimm alles wieder mit, auch Taschentücher und Obstschalen. Geh mindestens 50 Schritte von Wasser und Weg weg, grab ein Loch und mach es wieder zu.',
    ),
    products('Für die Nacht im Freien', 'tent', 'sleeping-bag', 'mat', 'trekking-pack'),
    heading('Fragen kostet nichts'),
    paragraph(
      'Die schönste Wiese gehört jemandem. Ein kurzes Gespräch am Hof, eine Frage, wo das Zelt am wenigsten stört, und ein Danke am Morgen öffnen Plätze, die in keiner Karte stehen. Viele Almen und Höfe bieten inzwischen offiziell einen Platz für eine Nacht an, mit Wasser und Klo, für ein paar Euro.',
    ),
  ],
  related: ['zelt-pflege', 'isomatte-r-wert', 'schlafsack-temperatur'],
};
