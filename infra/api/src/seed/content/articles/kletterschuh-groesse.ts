import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const kletterschuhGroesse: ArticleText = {
  slug: 'kletterschuh-groesse',
  category: 'klettern',
  titles: { at: 'Kletterschuhe: wie eng ist eng genug?', en: 'Climbing shoes: how tight is tight enough?' },
  leads: { at: 'Die Zehen dürfen anstehen. Wehtun dürfen sie nicht.', en: 'Toes may touch. They must not hurt.' },
  scene: 'guide-klettern',
  sceneText: 'Felsgipfel im Herbst',
  publishedOn: '2025-10-26',
  blocks: [
    paragraph(
      'Kaum ein Kauf ist von so vielen Legenden begleitet. Drei Nummern kleiner, schneidende Schmerzen, Tränen beim Anziehen: Das stammt aus einer Zeit, in der Leder sich um zwei Größen dehnte. Moderne Schuhe tun das nicht mehr, und deine Füße müssen es auch nicht.',
    ),
    heading('Das richtige Gefühl'),
    paragraph(
      'Im Kletterschuh stehen die Zehen vorne an und sind leicht gebeugt. Nirgends ist Luft, auch nicht unter der Ferse. Du kannst zehn Minuten darin stehen, ohne ausziehen zu wollen; im Gehen ist es unbequem. So ein Schuh gibt dir Gefühl für den Tritt, und du bleibst in der Route.',
    ),
    table(
      'Größe im Vergleich zum Straßenschuh',
      ['Einsatz', 'Unterschied'],
      ['Anfang, Halle', 'gleich bis eine halbe Nummer kleiner'],
      ['Mehrseillänge, lange tragen', 'gleich bis eine halbe kleiner'],
      ['Fortgeschritten, Sport', 'eine halbe bis anderthalb kleiner'],
      ['Bouldern an kleinen Tritten', 'eine bis zwei kleiner'],
    ),
    paragraph('Hersteller weichen stark ab. Probier immer drei Größen desselben Modells.'),
    heading('Drei Formen'),
    list(
      'Flach: bequem, gut auf großen Tritten und in Rissen, ideal zum Lernen.',
      'Leicht gebogen: mehr Spannung, für steilere Wege.',
      'Stark gebogen: für Überhänge, zum Stehen auf dem Boden ungeeignet.',
    ),
    paragraph(
      'Nimm am Anfang einen flachen, eher steifen Schuh. Er unterstützt Füße, die noch keine Kraft haben, und hält länger, weil deine Technik am Anfang Gummi kostet.',
    ),
    heading('Leder oder Kunstfaser?'),
    paragraph(
      'Ungefüttertes Leder dehnt sich um eine halbe bis ganze Nummer, gefüttertes kaum, Kunstfaser gar nicht. Leder riecht weniger, Kunstfaser trocknet schneller. Zum Verschluss: Klettriegel sind in der Halle praktisch, weil du zwischendurch ausziehst; Schnürsenkel passen sich am genauesten an; Slipper sind etwas für Geübte.',
    ),
    heading('So probierst du'),
    steps(
      'Am Nachmittag, ohne Socken oder mit einer sehr dünnen.',
      'Ferse fest hineinziehen; sie darf keinen Hohlraum haben.',
      'Auf die Zehenspitzen stellen, an einem Tritt in unserer Probewand.',
      'Auf Druckpunkte am Spann und an der Achillessehne achten.',
      'Zehn Minuten anlassen, dann entscheiden.',
    ),
    tip(
      'Ausziehen erlaubt',
      'Zieh die Schuhe zwischen zwei Routen aus. Die Füße werden durchblutet, der Schuh trocknet, und du kletterst länger gut.',
    ),
    products('Zum Klettern und Hinkommen', 'climbing-shoe', 'climbing-harness', 'backpack'),
    heading('Sohle und Pflege'),
    paragraph(
      'Weicher Gummi haftet und nutzt sich ab, harter hält länger auf Kanten. Ist der Gummi an der Spitze bis auf den Rand abgerieben, lohnt sich neu besohlen: zwei- bis dreimal geht das. Reinige die Sohle mit einem feuchten Tuch, lass die Schuhe offen trocknen und nie im heißen Auto liegen. Hitze löst den Kleber.',
    ),
  ],
  related: ['halle-an-den-fels', 'klettergurt-anpassen', 'wanderschuh-passform'],
};
