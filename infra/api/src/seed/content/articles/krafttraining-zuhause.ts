import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const krafttrainingZuhause: ArticleText = {
  slug: 'krafttraining-zuhause',
  category: 'training',
  titles: { at: 'Kraft in zwanzig Minuten, zweimal in der Woche', en: 'Strength in twenty minutes, twice a week' },
  leads: {
    at: 'Eine Matte, zwei Hanteln, sechs Übungen. Mehr braucht es lange nicht.',
    en: 'A mat, two dumbbells, six exercises.',
  },
  scene: 'guide-training',
  sceneText: 'Frühlingshügel im Dunst',
  publishedOn: '2026-01-05',
  blocks: [
    paragraph(
      'Wer läuft, radelt oder Ski fährt, trainiert Ausdauer und lässt dabei viel liegen. Zweimal zwanzig Minuten Kraft in der Woche machen Gelenke robuster, Abstiege leichter und den Rücken ruhiger. Der Aufwand ist so klein, dass die Ausreden schwieriger sind als das Training.',
    ),
    heading('Was du brauchst'),
    paragraph(
      'Eine rutschfeste Matte mit acht bis zehn Millimetern und ein Paar Hanteln. Für den Anfang passen bei den meisten Frauen vier bis sechs Kilo, bei den meisten Männern acht bis zehn. Verstellbare Hanteln kosten mehr, ersparen aber ein Regal.',
    ),
    heading('Sechs Übungen'),
    table(
      'Der ganze Plan',
      ['Übung', 'Wiederholungen', 'Darauf achten'],
      ['Kniebeuge mit Hantel vor der Brust', '10', 'Fersen am Boden, Knie über den Zehen'],
      ['Liegestütz, notfalls an der Tischkante', '8 bis 12', 'Körper gerade wie ein Brett'],
      ['Rudern einarmig, aufgestützt', '10 je Seite', 'Schulter nach hinten unten'],
      ['Ausfallschritt rückwärts', '8 je Seite', 'langsam hinunter'],
      ['Schulterdrücken', '8 bis 10', 'kein Hohlkreuz'],
      ['Unterarmstütz', '30 bis 45 Sekunden', 'Bauch fest, weiteratmen'],
    ),
    paragraph(
      'Mach die Übungen der Reihe nach, dazwischen je 30 Sekunden Pause. Nach der letzten zwei Minuten verschnaufen und noch einmal von vorne. Das sind zwanzig Minuten.',
    ),
    heading('Wie schwer?'),
    paragraph(
      'Richtig ist ein Gewicht, mit dem du am Ende der Serie noch zwei saubere Wiederholungen schaffen würdest, aber nicht fünf. Schaffst du in beiden Runden die obere Zahl, nimm beim nächsten Mal etwas mehr. So einfach ist Fortschritt, und so langsam soll er sein.',
    ),
    steps(
      'Woche 1 und 2: eine Runde, Technik lernen.',
      'Woche 3 und 4: zwei Runden.',
      'Ab Woche 5: zwei Runden, Gewicht langsam erhöhen.',
      'Alle acht Wochen: eine leichte Woche mit halbem Gewicht.',
    ),
    heading('Aufwärmen'),
    paragraph(
      'Zwei Minuten auf der Stelle gehen, Arme kreisen, zehn Kniebeugen ohne Gewicht, zehnmal die Hüfte öffnen. Mehr ist nicht nötig; Dehnen kommt danach, nicht davor.',
    ),
    tip(
      'Der beste Zeitpunkt',
      'Vor dem Duschen am Morgen, bevor jemand etwas von dir will. Leg die Matte am Abend hin, dann ist die Entscheidung schon getroffen.',
    ),
    products('Für daheim', 'dumbbell', 'mat', 'tights', 'shirt'),
    heading('Wenn etwas wehtut'),
    list(
      'Knie bei Kniebeugen: weniger tief, Füße etwas breiter.',
      'Handgelenke beim Liegestütz: auf Hanteln oder Fäusten abstützen.',
      'Rücken beim Rudern: Hand auf einen Sessel stützen, Rücken gerade.',
      'Schmerz, der nach zwei Tagen nicht weg ist: Pause und fachlichen Rat holen.',
    ),
    paragraph(
      'Muskelkater an den ersten beiden Tagen ist normal und vergeht mit Bewegung. Nach sechs Wochen wirst du den Unterschied dort spüren, wo du ihn nicht gesucht hast: beim Einkaufen, beim Stiegensteigen, beim Aufstehen.',
    ),
  ],
  related: ['laufen-anfangen', 'schwimmen-im-see', 'laufschuh-wann-ersetzen'],
};
