import { both, detail, figure, type KindSpec, text } from '../../generator/kind-spec.ts';
import { shoeSizes } from '../../reference/sizes.ts';

export const footballBoot: KindSpec = {
  kind: 'football-boot',
  models: 11,
  modelNames: [
    'Doppelpass',
    'Flanke',
    'Steilpass',
    'Abseits',
    'Strafraum',
    'Kurze Ecke',
    'Ballgefühl',
    'Seitenwechsel',
    'Konter',
    'Anstoß',
    'Volley',
    'Nachspiel',
    'Linksfuß',
    'Zehner',
    'Kreuzeck',
    'Einwurf',
    'Kabine',
    'Heimspiel',
    'Auswärts',
    'Libero',
    'Querpass',
    'Torschrei',
    'Aufstieg',
    'Derby',
    'Rasenkante',
  ],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'gruen', 'gelb', 'orange', 'rot', 'beere'],
  sizes: shoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/fussballschuhe/rasen',
      noun: text('Fußballschuh', 'Football boot'),
      genders: [0, 3, 7, 6],
      share: 0.55,
      price: [55, 230],
      openers: both(
        [
          'Erster Schritt, erster Ballkontakt: Der {name} ist für Spieler gemacht, die schneller dort sein wollen.',
          'First step, first touch: the {name} is made for players who want to get there sooner.',
        ],
        [
          'Der {name} liegt eng am Fuß und lässt dich spüren, wo der Ball ist.',
          'The {name} fits close and lets you feel where the ball is.',
        ],
        [
          'Neunzig Minuten auf tiefem Boden sind lang. Der {name} bleibt leicht, auch wenn der Platz schwer wird.',
          'Ninety minutes on soft ground are long. The {name} stays light even when the pitch gets heavy.',
        ],
      ),
      bodies: both(
        [
          'Feine Rippen am Spann geben dem Ball Drall, bei Regen genauso wie bei Sonne.',
          'Fine ribs on the instep put spin on the ball, in rain as much as in sun.',
        ],
        [
          'Die Platte ist in der Mitte steif und vorne biegsam. Antritte gehen nach vorne statt in den Boden.',
          'The plate is stiff in the middle and flexible in front. Your push goes forwards, not into the ground.',
        ],
        [
          'Die Nocken an der Ferse sind rund, vorne schmal. Das hält beim Drehen, ohne das Knie zu belasten.',
          'Studs are round at the heel and slim in front. They hold in turns without straining the knee.',
        ],
        [
          'Eine gepolsterte Ferse verhindert Blasen, schon bei den ersten Trainings.',
          'A padded heel prevents blisters from the very first sessions.',
        ],
      ),
      closers: both(
        [
          'Fällt schmal aus. Wer breite Füße hat, nimmt eine halbe Größe mehr.',
          'Runs narrow. If your feet are wide, go up half a size.',
        ],
        [
          'Nach dem Spiel abbürsten und mit Zeitungspapier trocknen, nie auf der Heizung.',
          'After the match brush it off and dry it with newspaper, never on a radiator.',
        ],
        [
          'Für festen und feuchten Rasen. Auf Kunstrasen verschleißen die Nocken schneller.',
          'For firm and damp grass. Studs wear faster on artificial turf.',
        ],
      ),
      features: both(
        ['Griffige Struktur am Spann', 'Grippy instep texture'],
        ['Leichte Sohlenplatte', 'Light sole plate'],
        ['Gepolsterte Ferse', 'Padded heel'],
        ['Wasserabweisendes Obermaterial', 'Water-repellent upper'],
        ['Asymmetrische Schnürung', 'Asymmetric lacing'],
        ['Herausnehmbare Einlegesohle', 'Removable insole'],
      ),
      details: (random) => [
        detail(text('Untergrund', 'Ground'), text('Naturrasen (FG)', 'Firm ground (FG)')),
        detail(text('Gewicht', 'Weight'), figure(random.between(178, 252), ' g (Größe 42)', ' g (size 42)')),
        detail(
          text('Obermaterial', 'Upper'),
          random.pick([
            text('Synthetik', 'Synthetic'),
            text('Strick', 'Knit'),
            text('Kunstleder', 'Synthetic leather'),
          ]),
        ),
        detail(text('Nocken', 'Studs'), text('fest', 'moulded')),
      ],
      searchWords: 'Fußballschuhe Nockenschuhe Stollenschuhe Fußball Kickschuhe Packeln football boots soccer',
    },
    {
      category: 'schuhe/fussballschuhe/kunstrasen',
      noun: text('Kunstrasenschuh', 'Turf boot'),
      genders: [0, 3, 6, 6],
      share: 0.3,
      price: [50, 150],
      openers: both(
        [
          'Auf Kunstrasen zählt, dass der Fuß nicht hängen bleibt. Der {name} verteilt den Druck auf viele kurze Nocken.',
          'On artificial turf your foot must not stick. The {name} spreads the load over many short studs.',
        ],
        [
          'Der {name} ist der Schuh für Training, Käfig und Platz am Abend, das ganze Jahr.',
          'The {name} is the boot for training, cage and floodlit pitch, all year round.',
        ],
        [
          'Robust an der Spitze, weich an der Ferse: Der {name} hält eine Saison und mehr.',
          'Tough at the toe, soft at the heel: the {name} lasts a season and more.',
        ],
      ),
      bodies: both(
        [
          'Die Zwischensohle federt harte Böden ab, das danken Knie und Rücken nach zwei Stunden.',
          'The midsole cushions hard ground; knees and back will thank you after two hours.',
        ],
        [
          'Die Kappe ist doppelt vernäht, dort wo der Kunstrasen am meisten scheuert.',
          'The toe cap is double stitched where turf rubs most.',
        ],
        [
          'Das Obermaterial gibt am Vorfuß nach und hält in der Mitte fest.',
          'The upper gives at the forefoot and holds tight in the middle.',
        ],
      ),
      closers: both(
        ['Fällt normal aus.', 'True to size.'],
        [
          'Granulat ausklopfen und die Einlegesohle extra trocknen lassen.',
          'Knock out the granules and let the insole dry separately.',
        ],
      ),
      features: both(
        ['Viele kurze Nocken', 'Many short studs'],
        ['Dämpfende Zwischensohle', 'Cushioning midsole'],
        ['Verstärkte Zehenkappe', 'Reinforced toe cap'],
        ['Gepolsterte Ferse', 'Padded heel'],
        ['Atmungsaktive Zunge', 'Breathable tongue'],
      ),
      details: (random) => [
        detail(text('Untergrund', 'Ground'), text('Kunstrasen (AG, TF)', 'Artificial turf (AG, TF)')),
        detail(text('Gewicht', 'Weight'), figure(random.between(210, 280), ' g (Größe 42)', ' g (size 42)')),
        detail(text('Sohle', 'Sole'), text('Gummi, gedämpft', 'Cushioned rubber')),
      ],
      searchWords: 'Kunstrasenschuhe Multinockenschuhe Fußballschuhe Fußballschuh Turf AG TF football boots',
    },
    {
      kind: 'sneaker',
      category: 'schuhe/fussballschuhe/halle',
      noun: text('Hallenschuh', 'Indoor shoe'),
      genders: [0, 3, 5, 5],
      share: 0.15,
      price: [50, 120],
      openers: both(
        [
          'Kurze Wege, schnelle Drehungen: Der {name} greift auf Parkett und lässt los, wenn du loslassen willst.',
          'Short runs, quick turns: the {name} grips the court and lets go when you want it to.',
        ],
        [
          'Der {name} ist flach, direkt und färbt nicht ab, so wie es die Hallenordnung verlangt.',
          'The {name} is low, direct and non-marking, just as the hall rules demand.',
        ],
      ),
      bodies: both(
        [
          'Die Gummisohle zieht sich an der Spitze hoch, damit die Sohlenrolle beim Annehmen hält.',
          'The rubber sole wraps up at the toe to hold when you trap the ball.',
        ],
        [
          'Weiches Material am Spann und ein dünner Schaum unter dem Fuß geben Gefühl für Ball und Boden.',
          'Soft material on the instep and a thin layer of foam give feel for ball and floor.',
        ],
        [
          'Seitliche Verstärkungen halten den Fuß auf der Sohle, auch bei abrupten Stopps.',
          'Side reinforcements keep your foot on the sole even in sudden stops.',
        ],
      ),
      closers: both([
        'Fällt normal aus. Nur in der Halle tragen, dann bleibt die Sohle griffig.',
        'True to size. Wear it indoors only and the sole stays grippy.',
      ]),
      features: both(
        ['Nicht abfärbende Gummisohle', 'Non-marking rubber sole'],
        ['Hochgezogene Spitze', 'Wrapped toe'],
        ['Flacher Aufbau', 'Low profile'],
        ['Seitliche Verstärkung', 'Side reinforcement'],
        ['Weiches Obermaterial', 'Soft upper'],
      ),
      details: (random) => [
        detail(text('Untergrund', 'Ground'), text('Halle (IC)', 'Indoor court (IC)')),
        detail(text('Gewicht', 'Weight'), figure(random.between(220, 290), ' g (Größe 42)', ' g (size 42)')),
      ],
      searchWords: 'Hallenschuhe Hallenfußballschuhe Fußballschuh Futsal Indoor Turnschuhe Fußball',
    },
  ],
};
