import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const swimwear: KindSpec = {
  kind: 'swimwear',
  models: 11,
  modelNames: [
    'Seerose',
    'Kielwasser',
    'Attersee',
    'Sprungturm',
    'Wellenschlag',
    'Uferlinie',
    'Bahn drei',
    'Libelle',
    'Steg',
    'Strömung',
    'Delta',
    'Untiefe',
    'Badetag',
    'Lagune',
    'Kraulzug',
    'Sommerfrische',
    'Schilf',
    'Tauchgang',
    'Gischt',
    'Bojensprung',
    'Wasserläufer',
    'Nixe',
    'Seegang',
    'Tiefblau',
    'Eisvogel',
  ],
  colours: ['schwarz', 'weiss', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/bademode/badeanzuege',
      noun: text('Badeanzug', 'Swimsuit'),
      genders: [0, 7, 0, 2],
      share: 0.55,
      price: [29, 85],
      openers: both(
        [
          'Hundert Längen oder ein Nachmittag am Steg: Der {name} bleibt, wo er hingehört.',
          'A hundred lengths or an afternoon on the jetty: the {name} stays where it belongs.',
        ],
        [
          'Der {name} sitzt fest, ohne zu drücken, und gibt den Schultern freie Bahn.',
          'The {name} fits snugly without pinching and leaves your shoulders free.',
        ],
        [
          'Ins Wasser, heraus, weiterlesen: Der {name} trocknet, bevor das Kapitel aus ist.',
          'In, out, back to your book: the {name} dries before the chapter ends.',
        ],
      ),
      bodies: both(
        [
          'Der Stoff ist chlorbeständig und behält Farbe und Form über viele Saisonen.',
          'The fabric resists chlorine and keeps its colour and shape for many seasons.',
        ],
        [
          'Die Träger laufen am Rücken so zusammen, dass beim Kraulen nichts rutscht und nichts scheuert.',
          'The straps meet at the back so nothing slips or rubs when you swim crawl.',
        ],
        [
          'Das Futter vorne ist weich und gibt Halt, ohne aufzutragen.',
          'The front lining is soft and gives support without bulk.',
        ],
        [
          'Die Fasern sind aus alten Fischernetzen gewonnen und neu gesponnen.',
          'The fibres are recovered from old fishing nets and spun anew.',
        ],
      ),
      closers: both(
        [
          'Nach dem Baden in klarem Wasser ausspülen und im Schatten trocknen.',
          'Rinse in clear water after swimming and dry in the shade.',
        ],
        [
          'Fällt eng aus, wie es im Wasser sein soll. Zwischen zwei Größen nimm die größere.',
          'Fits close, as it should in water. Between two sizes take the larger one.',
        ],
      ),
      features: both(
        ['Chlorbeständig', 'Chlorine resistant'],
        ['Schnell trocknend', 'Quick drying'],
        ['UV-Schutz 50+', 'UPF 50+'],
        ['Gefüttert', 'Lined'],
        ['Aus recyceltem Polyamid', 'Recycled polyamide'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('78 % Polyamid recycelt, 22 % Elasthan', '78% recycled polyamide, 22% elastane'),
            text('53 % Polyester, 47 % PBT', '53% polyester, 47% PBT'),
          ]),
        ),
        detail(
          text('Rücken', 'Back'),
          random.pick([text('gekreuzt', 'crossed'), text('offen', 'open'), text('hochgeschlossen', 'high')]),
        ),
        detail(text('Beinausschnitt', 'Leg cut'), random.pick([text('mittel', 'medium'), text('niedrig', 'low')])),
      ],
      searchWords: 'Badeanzüge Schwimmanzug Schwimmanzüge Einteiler Bademode Schwimmen Baden See',
    },
    {
      kind: 'swim-shorts',
      category: 'bekleidung/bademode/badehosen',
      noun: text('Badeshorts', 'Swim shorts'),
      genders: [0, 0, 7, 3],
      share: 0.45,
      price: [25, 69],
      openers: both(
        [
          'Vom Steg ins Wasser und weiter zum Eisstand: Die {name} macht alles mit.',
          'From the jetty into the water and on to the ice-cream stall: the {name} goes along.',
        ],
        [
          'Die {name} klebt nicht, bläht sich nicht und ist trocken, bis das Handtuch liegt.',
          'The {name} does not cling or balloon and is dry by the time your towel is down.',
        ],
      ),
      bodies: both(
        [
          'Der Stoff dehnt sich in alle Richtungen, auch beim Sprung vom Dreier.',
          'The fabric stretches in every direction, even off the three-metre board.',
        ],
        [
          'Die Innenhose aus feinem Netz trocknet schnell und scheuert nicht.',
          'The fine mesh inner dries quickly and does not chafe.',
        ],
        [
          'Die Gesäßtasche hat einen Zipp und eine Öse, aus der das Wasser abläuft.',
          'The back pocket has a zip and an eyelet that lets the water out.',
        ],
      ),
      closers: both(
        ['Nach dem Baden in klarem Wasser ausspülen.', 'Rinse in clear water after swimming.'],
        [
          'Fällt normal aus, der Bund lässt sich mit einer Kordel schnüren.',
          'True to size, with a drawcord at the waist.',
        ],
      ),
      features: both(
        ['Schnell trocknend', 'Quick drying'],
        ['Innenhose aus Netz', 'Mesh inner brief'],
        ['Tasche mit Zipp', 'Zipped pocket'],
        ['Kordel im Bund', 'Drawcord waist'],
        ['Aus recyceltem Polyester', 'Recycled polyester'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('100 % Polyester, recycelt', '100% recycled polyester'),
            text('88 % Polyester, 12 % Elasthan', '88% polyester, 12% elastane'),
          ]),
        ),
        detail(text('Beinlänge innen', 'Inseam'), `${random.pick([10, 13, 15, 18])} cm`),
      ],
      searchWords: 'Badehose Badehosen Badeshort Boardshorts Schwimmhose Schwimmshorts Bademode Baden See',
    },
  ],
};
