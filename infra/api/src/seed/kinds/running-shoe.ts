import { at, decimal, detail, type KindSpec } from '../kind-spec';
import { shoeSizes } from '../sizes';

export const runningShoe: KindSpec = {
  kind: 'running-shoe',
  models: 42,
  modelNames: ['Tempo', 'Kadenz', 'Intervall', 'Puls', 'Distanz', 'Auftakt', 'Serpentin', 'Vento', 'Rundkurs', 'Fersengold'],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'gelb', 'orange', 'rot', 'beere', 'grau'],
  sizes: shoeSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'schuhe/laufschuhe',
      noun: { at: 'Laufschuh' },
      genders: [0, 9, 9, 3],
      share: 0.65,
      price: [80, 180],
      openers: at(
        'Der {name} ist für die Runde gemacht, die du am häufigsten läufst: Asphalt, Parkwege, ein Stück Schotter dazwischen.',
        'Wenn aus fünf Kilometern zehn werden, soll der Schuh nicht als Erstes müde sein. Der {name} hält sein Versprechen bis zum Schluss.',
        'Ein Trainingsschuh ohne Allüren: Der {name} läuft sich vom ersten Tag an, als hättest du ihn schon eingelaufen.',
        'Schnell, wenn du willst, und ruhig, wenn du erholen sollst. Mit dem {name} kommst du durch die ganze Trainingswoche.',
      ),
      bodies: at(
        'Der weiche Schaum unter der Ferse schluckt harte Schläge, nach vorn wird die Sohle fester und gibt jedem Schritt etwas zurück.',
        'Das Obermaterial ist aus einem Stück gestrickt, sitzt am Mittelfuß fest und lässt den Zehen Platz, auch wenn die Füße im Sommer anschwellen.',
        'Die Sohle ist dort mit Gummi belegt, wo Läuferinnen und Läufer sie wirklich abnützen. Das spart Gewicht und hält trotzdem über viele hundert Kilometer.',
        'Eine leicht gebogene Sohle hilft beim Abrollen und entlastet die Wade, was du vor allem auf langen Läufen merkst.',
      ),
      closers: at(
        'Fällt normal aus; wer zwischen zwei Größen liegt, nimmt die größere.',
        'Reflektierende Einsätze an Ferse und Rist machen dich in der Dämmerung sichtbar.',
        'Die Einlegesohle lässt sich herausnehmen und gegen eine eigene tauschen.',
        'Nach dem Lauf bei Zimmertemperatur trocknen lassen, dann behält der Schaum seine Spannkraft.',
      ),
      features: at(
        'Nahtloses, atmungsaktives Obermaterial',
        'Gepolsterter Fersenabschluss gegen Reiben',
        'Griffiger Gummi an Ferse und Ballen',
        'Reflektierende Details',
        'Herausnehmbare Einlegesohle',
        'Lasche mit Tasche für die Schnürenden',
        'Obermaterial aus recyceltem Garn',
      ),
      details: (random) => [
        detail('Sprengung', `${random.pick([4, 6, 8, 10])} mm`),
        detail('Gewicht', `${random.between(212, 298)} g (Größe 42)`),
        detail('Dämpfung', random.pick(['mittel', 'weich', 'direkt'])),
        detail('Untergrund', 'Straße, befestigte Wege'),
      ],
      searchWords: 'Laufschuhe Laufen Joggen Jogging Running Runningschuhe Straßenlauf Sportschuhe Schuhe',
    },
    {
      category: 'schuhe/trailrunningschuhe',
      noun: { at: 'Trailrunningschuh' },
      genders: [0, 4, 5, 1],
      share: 0.35,
      price: [110, 190],
      openers: at(
        'Wurzeln, nasser Fels, ein Forstweg zum Verschnaufen: Der {name} ist für Wege gebaut, die keine sind.',
        'Der {name} bringt dich über den Grat und wieder hinunter, ohne dass du bei jedem Schritt überlegen musst.',
        'Für alle, denen die Straße zu eben ist: Der {name} krallt sich fest und bleibt dabei angenehm leicht.',
      ),
      bodies: at(
        'Fünf Millimeter tiefe Stollen greifen in weichem Boden und stehen weit genug auseinander, um Erde wieder abzuwerfen.',
        'Eine dünne Platte im Vorfuß hält spitze Steine ab, die Zehenkappe steckt auch einen Fehltritt weg.',
        'Das dichte Gewebe lässt Staub und Steinchen draußen und trocknet nach einer Bachquerung in kurzer Zeit.',
        'Die Ferse sitzt tief in der Dämpfung. Das gibt Halt in Querungen und auf steilen Abstiegen.',
      ),
      closers: at(
        'Fällt normal aus; für lange Abstiege eine halbe Größe mehr einplanen.',
        'Mit Schlaufen für eine Gamasche und Platz für die Schnürsenkel unter der Abdeckung.',
        'Nach schlammigen Läufen mit klarem Wasser abspülen, nicht in die Waschmaschine geben.',
      ),
      features: at(
        '5 mm tiefe, selbstreinigende Stollen',
        'Schutzplatte gegen spitze Steine',
        'Verstärkte Zehenkappe',
        'Schnellschnürung mit einer Hand',
        'Schnell trocknendes Gewebe',
        'Angenähte Lasche hält Steinchen ab',
      ),
      details: (random) => [
        detail('Sprengung', `${random.pick([4, 5, 6, 8])} mm`),
        detail('Gewicht', `${random.between(248, 330)} g (Größe 42)`),
        detail('Stollentiefe', `${decimal(random.pick([4, 4.5, 5, 5.5]))} mm`),
        detail('Untergrund', 'Wald, Fels, Geröll'),
      ],
      searchWords: 'Trailrunningschuhe Trailrunning Trailschuhe Laufschuhe Laufschuh Berglauf Geländelauf Running Schuhe',
    },
  ],
};
