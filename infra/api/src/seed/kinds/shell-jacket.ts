import { at, decimal, detail, type KindSpec } from '../kind-spec.ts';
import { clothingSizes } from '../sizes.ts';

export const shellJacket: KindSpec = {
  kind: 'shell-jacket',
  models: 32,
  modelNames: [
    'Wetterstein',
    'Schauer',
    'Sturmkar',
    'Nebelhorn',
    'Regenpause',
    'Luvseite',
    'Föhn',
    'Wolkenbruch',
    'Querung',
  ],
  colours: ['schwarz', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/jacken/regenjacken/hardshell',
      noun: { at: 'Hardshelljacke' },
      genders: [0, 6, 6, 1],
      share: 0.55,
      price: [190, 420],
      openers: at(
        'Wenn das Wetter früher umschlägt als angesagt, ist die {name} die Schicht, auf die du dich verlässt.',
        'Drei Lagen, eine Aufgabe: Die {name} hält Wind, Regen und Schnee ab und bleibt dabei leise und beweglich.',
        'Die {name} ist für Touren gedacht, bei denen Umkehren keine schnelle Möglichkeit ist.',
      ),
      bodies: at(
        'Alle Nähte sind verschweißt, die Zipper abgedeckt. Unter den Armen öffnen lange Reißverschlüsse, wenn es im Aufstieg warm wird.',
        'Die Kapuze passt über den Helm und lässt sich mit einem Zug enger stellen, ohne die Sicht zu nehmen.',
        'Der Schnitt lässt Platz für eine Isolationsschicht; die Taschen liegen so hoch, dass der Hüftgurt sie nicht verdeckt.',
        'Das Material ist an Schultern und Ärmeln verstärkt, dort, wo Rucksack und Fels reiben.',
      ),
      closers: at(
        'Waschen und kurz warm trocknen frischt die Imprägnierung auf.',
        'Passt normal, mit Raum für eine dünne Daunenjacke darunter.',
        'Ohne PFAS imprägniert.',
      ),
      features: at(
        '3-Lagen-Material mit verschweißten Nähten',
        'Helmtaugliche Kapuze',
        'Belüftung unter den Armen',
        'Taschen über dem Hüftgurt',
        'Verstärkte Schultern',
        'Imprägnierung ohne PFAS',
        'RECCO-Platz im Kragen vorbereitet',
      ),
      details: (random) => [
        detail('Wassersäule', `${random.pick([20, 25, 28])}.000 mm`),
        detail('Gewicht', `${random.between(340, 520)} g (Größe M)`),
        detail('Atmungsaktivität', `RET ${decimal(random.pick([3.5, 4.5, 6]))}`),
        detail('Passform', 'normal'),
      ],
      searchWords: 'Regenjacke Regenjacken Hardshell Wetterjacke Wetterschutz Jacke Jacken Outdoorjacke wasserdicht',
    },
    {
      category: 'bekleidung/jacken/regenjacken/wandern',
      noun: { at: 'Regenjacke' },
      genders: [0, 5, 5, 5],
      share: 0.45,
      price: [70, 160],
      openers: at(
        'Klein verpackt im Rucksack, groß genug für den Heimweg im Schauer: Die {name} gehört immer mit.',
        'Die {name} ist eine Regenjacke ohne Umstände. Anziehen, Kapuze zu, weitergehen.',
        'Für Schulweg, Fahrrad und Almspaziergang: Die {name} hält dicht und trocknet schnell.',
      ),
      bodies: at(
        'Das dünne Gewebe ist wasser- und winddicht und lässt sich in die eigene Tasche packen.',
        'Verstellbare Bündchen und ein Zug am Saum halten den Wind draußen.',
        'Vorne liegt eine Blende hinter dem Reißverschluss, damit auch starker Regen nicht durchkommt.',
      ),
      closers: at(
        'Maschinenwaschbar bei 30 Grad.',
        'Fällt normal aus.',
        'Mit reflektierenden Streifen für den Weg in der Dämmerung.',
      ),
      features: at(
        'Wasserdicht und winddicht',
        'In die eigene Tasche packbar',
        'Verstellbare Kapuze und Bündchen',
        'Reflektierende Streifen',
        'Zwei Taschen mit Reißverschluss',
      ),
      details: (random) => [
        detail('Wassersäule', `${random.pick([8, 10, 15])}.000 mm`),
        detail('Gewicht', `${random.between(210, 330)} g (Größe M)`),
        detail('Material', '100 % Polyamid, recycelt'),
      ],
      searchWords: 'Regenjacken Regenschutz Windjacke Jacke Jacken Outdoorjacke wasserdicht Regenmantel',
    },
  ],
};
