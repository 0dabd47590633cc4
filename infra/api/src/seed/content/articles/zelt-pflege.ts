import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const zeltPflege: ArticleText = {
  slug: 'zelt-pflege',
  category: 'pflege',
  titles: { at: 'So hält ein Zelt fünfzehn Jahre', en: 'How a tent lasts fifteen years' },
  leads: {
    at: 'Trocknen, reinigen, dichten: drei Handgriffe nach jeder Tour.',
    en: 'Dry, clean, seal: three moves after every trip.',
  },
  scene: 'guide-zelt',
  sceneText: 'Zeltplatz am See bei Nacht',
  publishedOn: '2025-09-07',
  blocks: [
    paragraph(
      'Zelte sterben selten am Berg. Sie sterben im Keller, feucht eingepackt und vergessen. Der Feind heißt Feuchtigkeit, sein Helfer heißt UV-Licht, und gegen beide gibt es einfache Mittel.',
    ),
    heading('Trocknen'),
    paragraph(
      'Pack das Zelt nach jeder Tour daheim aus, auch wenn es sich trocken angefühlt hat. Häng es zwei Tage in einen luftigen Raum, nicht in die Sonne. Heringe und Gestänge kommen heraus, der Packsack wird umgedreht. Nähte und Reißverschlüsse trocknen zuletzt; erst wenn sie trocken sind, ist das Zelt trocken.',
    ),
    heading('Reinigen'),
    steps(
      'Innen ausschütteln, Sand mit einem Handfeger auskehren.',
      'Flecken mit lauwarmem Wasser und einem Schwamm abreiben, ohne Spülmittel.',
      'Harz mit etwas Alkohol lösen, danach mit Wasser nachwischen.',
      'Schimmel sofort behandeln: Zeltreiniger, einwirken lassen, gut spülen, vollständig trocknen.',
    ),
    paragraph(
      'Ein Zelt gehört nie in die Waschmaschine und nie in den Trockner. Beides löst die Beschichtung vom Gewebe.',
    ),
    heading('Dichten'),
    table(
      'Woran es liegt und was hilft',
      ['Zeichen', 'Ursache', 'Mittel'],
      ['Wasser perlt nicht mehr ab', 'Imprägnierung verbraucht', 'Spray für Silikon oder PU'],
      ['Tropfen entlang der Naht', 'Nahtband löst sich', 'Nahtdichter, 24 Stunden trocknen'],
      ['Klebriger Boden', 'Beschichtung zerfällt', 'leider am Ende'],
      ['Feuchte Innenwand', 'Kondenswasser', 'mehr lüften, kein Schaden'],
    ),
    paragraph(
      'Vor dem Dichten musst du wissen, womit das Zelt beschichtet ist. Silikon und PU vertragen einander nicht: Auf Silikon hält nur Silikonkleber, auf PU nur PU-Dichter. Auf dem Etikett steht es, sonst hilft die Beschreibung auf unserer Produktseite.',
    ),
    heading('Gestänge, Reißverschluss, Netz'),
    list(
      'Gestänge nach Sandtouren mit einem feuchten Tuch abwischen, Gummizug schonen: von der Mitte aus zusammenlegen.',
      'Reißverschlüsse mit einer alten Zahnbürste säubern und mit einem Wachsstift einreiben. Schließt er nicht mehr, den Schieber vorsichtig mit der Zange zusammendrücken.',
      'Löcher im Moskitonetz mit Nadel und Faden oder einem selbstklebenden Flicken schließen.',
      'Risse im Außenzelt von beiden Seiten mit rund zugeschnittenem Reparaturband bekleben. Runde Ecken lösen sich nicht.',
    ),
    tip(
      'Nicht falten, stopfen',
      'Wer immer an denselben Linien faltet, bricht dort irgendwann die Beschichtung. Locker in den Sack stopfen ist besser und schneller.',
    ),
    products('Zelte und was dazugehört', 'tent', 'mat', 'sleeping-bag'),
    heading('Lagern'),
    paragraph(
      'Trocken, dunkel, kühl und locker: am besten in einem großen Baumwollsack statt im engen Packsack. Leg Heringe und Gestänge getrennt dazu, damit sie nicht durch den Stoff drücken. Im Hochsommer baust du das Zelt auf Mehrtagesplätzen am Vormittag ab oder deckst es zu, denn ein Monat Höhensonne altert Gewebe mehr als zehn Jahre Keller.',
    ),
  ],
  related: ['zeltplatz-finden', 'jacke-impraegnieren', 'isomatte-r-wert'],
};
