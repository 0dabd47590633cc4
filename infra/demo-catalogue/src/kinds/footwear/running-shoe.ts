import { both, detail, figure, type KindSpec, measured, text } from '../../generator/kind-spec.ts';
import { shoeSizes } from '../../reference/sizes.ts';

export const runningShoe: KindSpec = {
  kind: 'running-shoe',
  models: 42,
  modelNames: [
    'Tempo',
    'Kadenz',
    'Intervall',
    'Puls',
    'Distanz',
    'Auftakt',
    'Serpentin',
    'Vento',
    'Rundkurs',
    'Fersengold',
    'Morgenrunde',
    'Abendlicht',
    'Kilometerfresser',
    'Taktgeber',
    'Steigflug',
    'Rückenwind',
    'Zielgerade',
    'Tempowechsel',
    'Schrittmacher',
    'Asphaltperle',
    'Uferlauf',
    'Laufsteg',
    'Parkrunde',
    'Fahrtspiel',
    'Halbzeit',
    'Nachbrenner',
    'Windschatten',
    'Leichtfuß',
    'Flussaue',
    'Barfußgefühl',
  ],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'gelb', 'orange', 'rot', 'beere', 'grau'],
  sizes: shoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/laufschuhe/strasse',
      noun: text('Laufschuh', 'Running shoe'),
      genders: [0, 9, 9, 3],
      share: 0.65,
      price: [80, 180],
      openers: both(
        [
          'Der {name} ist für die Runde gemacht, die du am häufigsten läufst: Asphalt, Parkwege, ein Stück Schotter dazwischen.',
          'The {name} is made for the round you run most often: tarmac, park paths, a stretch of gravel in between.',
        ],
        [
          'Wenn aus fünf Kilometern zehn werden, soll der Schuh nicht als Erstes müde sein. Der {name} hält sein Versprechen bis zum Schluss.',
          'When five kilometres turn into ten, the shoe should not tire first. The {name} keeps its promise to the end.',
        ],
        [
          'Ein Trainingsschuh ohne Allüren: Der {name} läuft sich vom ersten Tag an, als hättest du ihn schon eingelaufen.',
          'A training shoe without airs: from day one the {name} runs as if you had already broken it in.',
        ],
        [
          'Schnell, wenn du willst, und ruhig, wenn du erholen sollst. Mit dem {name} kommst du durch die ganze Trainingswoche.',
          'Fast when you want it, calm when you recover. The {name} takes you through the whole training week.',
        ],
      ),
      bodies: both(
        [
          'Der weiche Schaum unter der Ferse schluckt harte Schläge, nach vorn wird die Sohle fester und gibt jedem Schritt etwas zurück.',
          'Soft foam under the heel absorbs hard impacts; towards the front the sole gets firmer and gives something back with each step.',
        ],
        [
          'Das Obermaterial ist aus einem Stück gestrickt, sitzt am Mittelfuß fest und lässt den Zehen Platz, auch wenn die Füße im Sommer anschwellen.',
          'The upper is knitted in one piece, sits firmly at the midfoot and leaves room for your toes, even when feet swell in summer.',
        ],
        [
          'Die Sohle ist dort mit Gummi belegt, wo Läuferinnen und Läufer sie wirklich abnützen. Das spart Gewicht und hält trotzdem über viele hundert Kilometer.',
          'The sole has rubber where runners really wear it down. That saves weight and still lasts many hundred kilometres.',
        ],
        [
          'Eine leicht gebogene Sohle hilft beim Abrollen und entlastet die Wade, was du vor allem auf langen Läufen merkst.',
          'A slightly curved sole helps you roll through and relieves your calves, which you notice most on long runs.',
        ],
      ),
      closers: both(
        [
          'Fällt normal aus; wer zwischen zwei Größen liegt, nimmt die größere.',
          'True to size; if you are between two sizes, take the larger one.',
        ],
        [
          'Reflektierende Einsätze an Ferse und Rist machen dich in der Dämmerung sichtbar.',
          'Reflective details at heel and instep make you visible at dusk.',
        ],
        [
          'Die Einlegesohle lässt sich herausnehmen und gegen eine eigene tauschen.',
          'The insole comes out and can be replaced by your own.',
        ],
        [
          'Nach dem Lauf bei Zimmertemperatur trocknen lassen, dann behält der Schaum seine Spannkraft.',
          'Let it dry at room temperature after a run, and the foam keeps its spring.',
        ],
      ),
      features: both(
        ['Nahtloses, atmungsaktives Obermaterial', 'Seamless, breathable upper'],
        ['Gepolsterter Fersenabschluss gegen Reiben', 'Padded heel collar against rubbing'],
        ['Griffiger Gummi an Ferse und Ballen', 'Grippy rubber at heel and ball'],
        ['Reflektierende Details', 'Reflective details'],
        ['Herausnehmbare Einlegesohle', 'Removable insole'],
        ['Lasche mit Tasche für die Schnürenden', 'Tongue with a pocket for the lace ends'],
        ['Obermaterial aus recyceltem Garn', 'Upper made of recycled yarn'],
      ),
      details: (random) => [
        detail(text('Sprengung', 'Drop'), `${random.pick([4, 6, 8, 10])} mm`),
        detail(text('Gewicht', 'Weight'), figure(random.between(212, 298), ' g (Größe 42)', ' g (size 42)')),
        detail(
          text('Dämpfung', 'Cushioning'),
          random.pick([text('mittel', 'medium'), text('weich', 'soft'), text('direkt', 'firm')]),
        ),
        detail(text('Untergrund', 'Terrain'), text('Straße, befestigte Wege', 'Road, paved paths')),
      ],
      searchWords: 'Laufschuhe Laufen Joggen Jogging Running Runningschuhe Straßenlauf Sportschuhe Schuhe',
    },
    {
      category: 'schuhe/laufschuhe/trailrunning',
      noun: text('Trailrunningschuh', 'Trail running shoe'),
      genders: [0, 4, 5, 1],
      share: 0.35,
      price: [110, 190],
      openers: both(
        [
          'Wurzeln, nasser Fels, ein Forstweg zum Verschnaufen: Der {name} ist für Wege gebaut, die keine sind.',
          'Roots, wet rock, a forest road to catch your breath: the {name} is built for trails that barely deserve the name.',
        ],
        [
          'Der {name} bringt dich über den Grat und wieder hinunter, ohne dass du bei jedem Schritt überlegen musst.',
          'The {name} takes you over the ridge and down again without making you think at every step.',
        ],
        [
          'Für alle, denen die Straße zu eben ist: Der {name} krallt sich fest und bleibt dabei angenehm leicht.',
          'For everyone who finds the road too even: the {name} digs in and stays pleasantly light.',
        ],
      ),
      bodies: both(
        [
          'Fünf Millimeter tiefe Stollen greifen in weichem Boden und stehen weit genug auseinander, um Erde wieder abzuwerfen.',
          'Five-millimetre lugs bite into soft ground and stand far enough apart to shed mud again.',
        ],
        [
          'Eine dünne Platte im Vorfuß hält spitze Steine ab, die Zehenkappe steckt auch einen Fehltritt weg.',
          'A thin plate in the forefoot keeps sharp stones away, and the toe cap takes a misstep or two.',
        ],
        [
          'Das dichte Gewebe lässt Staub und Steinchen draußen und trocknet nach einer Bachquerung in kurzer Zeit.',
          'The dense fabric keeps out dust and grit and dries quickly after a stream crossing.',
        ],
        [
          'Die Ferse sitzt tief in der Dämpfung. Das gibt Halt in Querungen und auf steilen Abstiegen.',
          'The heel sits deep in the cushioning. That gives hold on traverses and steep descents.',
        ],
      ),
      closers: both(
        [
          'Fällt normal aus; für lange Abstiege eine halbe Größe mehr einplanen.',
          'True to size; for long descents allow half a size more.',
        ],
        [
          'Mit Schlaufen für eine Gamasche und Platz für die Schnürsenkel unter der Abdeckung.',
          'With loops for a gaiter and room for the laces under the cover.',
        ],
        [
          'Nach schlammigen Läufen mit klarem Wasser abspülen, nicht in die Waschmaschine geben.',
          'After muddy runs rinse with clear water; do not put it in the washing machine.',
        ],
      ),
      features: both(
        ['5 mm tiefe, selbstreinigende Stollen', '5 mm deep, self-cleaning lugs'],
        ['Schutzplatte gegen spitze Steine', 'Protective plate against sharp stones'],
        ['Verstärkte Zehenkappe', 'Reinforced toe cap'],
        ['Schnellschnürung mit einer Hand', 'One-hand quick lacing'],
        ['Schnell trocknendes Gewebe', 'Quick-drying fabric'],
        ['Angenähte Lasche hält Steinchen ab', 'Gusseted tongue keeps grit out'],
      ),
      details: (random) => [
        detail(text('Sprengung', 'Drop'), `${random.pick([4, 5, 6, 8])} mm`),
        detail(text('Gewicht', 'Weight'), figure(random.between(248, 330), ' g (Größe 42)', ' g (size 42)')),
        detail(text('Stollentiefe', 'Lug depth'), measured(random.pick([4, 4.5, 5, 5.5]), 1, 'mm')),
        detail(text('Untergrund', 'Terrain'), text('Wald, Fels, Geröll', 'Forest, rock, scree')),
      ],
      searchWords:
        'Trailrunningschuhe Trailrunning Trailschuhe Laufschuhe Laufschuh Berglauf Geländelauf Running Schuhe',
    },
  ],
};
