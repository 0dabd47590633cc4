import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const jackeImpraegnieren: ArticleText = {
  slug: 'jacke-impraegnieren',
  category: 'pflege',
  titles: { at: 'Jacke waschen und imprägnieren', en: 'Washing and proofing a jacket' },
  leads: {
    at: 'Schmutz macht undicht, Waschen nicht. In anderthalb Stunden perlt es wieder ab.',
    en: 'Dirt causes leaks, washing does not.',
  },
  scene: 'guide-pflege',
  sceneText: 'Regenwolken über dem Tal',
  publishedOn: '2026-02-22',
  blocks: [
    paragraph(
      'Viele trauen sich nicht, ihre Regenjacke zu waschen. Dabei ist genau das die beste Pflege. Hautfett, Sonnencreme und Rauch setzen sich in die Poren, das Wasser zieht ein, und die Membran kann nicht mehr arbeiten. Zwei- bis viermal im Jahr gehört eine viel getragene Jacke in die Maschine.',
    ),
    heading('Vorbereiten'),
    steps(
      'Etikett lesen: Temperatur, Schleudern, Trockner.',
      'Taschen leeren, alle Reißverschlüsse und Klettverschlüsse schließen.',
      'Gummizüge lockern, Kapuze ausrollen.',
      'Kragen und Bündchen mit etwas flüssigem Spezialwaschmittel vorbehandeln.',
      'Waschmittelfach ausspülen: Reste von Weichspüler sind der Feind.',
    ),
    heading('Waschen'),
    paragraph(
      'Programm Pflegeleicht, 30 Grad, wenig schleudern, viel spülen. Höchstens zwei Jacken auf einmal. Nimm ein flüssiges Waschmittel für Funktionskleidung. Pulver bleibt in den Fasern, Weichspüler verklebt die Poren, Bleichmittel zerstört die Beschichtung. Ein zweiter Spülgang schadet nie.',
    ),
    heading('Wärme weckt die alte Imprägnierung'),
    paragraph(
      'Oft genügt Wärme, damit der Stoff wieder abweist. Wenn das Etikett es erlaubt: 20 Minuten im Trockner bei niedriger Temperatur, oder mit einem Tuch dazwischen auf Stufe eins bügeln. Mach danach den Test: ein paar Tropfen auf die Schulter. Perlen sie ab, bist du fertig.',
    ),
    heading('Imprägnieren'),
    table(
      'Spray oder Waschgang',
      ['Mittel', 'Gut für', 'Nachteil'],
      ['Spray', 'Jacken mit Futter, einzelne Stellen', 'braucht Sorgfalt, draußen auftragen'],
      ['Einwaschen', 'Jacken ohne Futter, Hosen', 'beschichtet auch innen'],
      ['Wachs', 'gewachste Baumwolle', 'nur für diese'],
    ),
    paragraph(
      'Sprüh auf die feuchte, saubere Jacke, aus 15 Zentimetern Entfernung, besonders auf Schultern, Kapuze und Unterarme. Nach zwei Minuten Überschuss mit einem Tuch abnehmen, dann nach Anleitung trocknen oder mit Wärme fixieren. Nimm Mittel ohne Fluor: Sie reichen für den Berg, und was abgewaschen wird, baut sich wieder ab.',
    ),
    tip(
      'Innen dunkel, außen hell',
      'Wird der Außenstoff bei Regen dunkel, saugt er sich voll. Das ist das Zeichen, dass die Imprägnierung fehlt, auch wenn innen noch alles trocken ist.',
    ),
    products('Jacken, die Pflege lohnen', 'shell-jacket', 'ski-pants'),
    heading('Kleine Schäden'),
    list(
      'Löcher bis zwei Zentimeter: selbstklebender Flicken, Ecken rund schneiden, einen Tag nicht belasten.',
      'Nahtband löst sich: Bügeleisen auf niedriger Stufe mit Backpapier, sonst Nahtkleber.',
      'Klettverschluss hält nicht: mit einer Nadel Fusseln herausziehen.',
      'Reißverschluss hakt: mit Bürste reinigen, mit Wachsstift einreiben.',
      'Membran wirft Blasen: leider nicht zu reparieren, aber vielleicht ein Fall für die Gewährleistung.',
    ),
    paragraph(
      'Größere Reparaturen übernimmt unsere Werkstatt in fast allen Geschäften. Eine Jacke, die geflickt wieder drei Jahre hält, ist die nachhaltigste im Regal.',
    ),
  ],
  related: ['regenjacke-verstehen', 'daunenjacke-waschen', 'zelt-pflege'],
};
