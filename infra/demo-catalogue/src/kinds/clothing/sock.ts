import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { sockSizes } from '../../reference/sizes.ts';

export const sock: KindSpec = {
  kind: 'sock',
  models: 14,
  modelNames: [
    'Fersengold',
    'Zehenspitze',
    'Auftritt',
    'Gangart',
    'Maschenwerk',
    'Strickpause',
    'Trippel',
    'Wollgras',
    'Bundschuh',
    'Fußnote',
    'Trab',
    'Sohle',
    'Leisetritt',
    'Schrittmaß',
    'Ballen',
    'Laufruhe',
    'Masche',
    'Hüttenpatschen',
    'Rechtslinks',
    'Wadenbein',
    'Rippe',
    'Strumpfband',
    'Etappenziel',
    'Blasenfrei',
    'Warmfuß',
  ],
  colours: ['schwarz', 'weiss', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere', 'sand'],
  sizes: sockSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/accessoires/socken/laufsocken',
      noun: text('Laufsocken', 'Running socks'),
      genders: [7, 1, 1, 0],
      share: 0.4,
      price: [12, 24],
      openers: both(
        [
          'Blasen entstehen durch Reibung. Die {name} gibt ihr keine Gelegenheit.',
          'Blisters come from friction. The {name} give it no chance.',
        ],
        [
          'Die {name} sitzt wie angegossen, und das auch noch bei Kilometer dreißig.',
          'The {name} fit like a glove, and still do at kilometre thirty.',
        ],
      ),
      bodies: both(
        [
          'Links und rechts sind verschieden gestrickt, damit an den Zehen nichts übersteht.',
          'Left and right are knitted differently so nothing bunches at the toes.',
        ],
        [
          'Unter Ferse und Ballen ist das Gestrick dichter, am Rist luftig.',
          'The knit is denser under heel and ball, airy over the instep.',
        ],
        ['Ein Band um den Mittelfuß hält die Socke, wo sie ist.', 'A band around the midfoot keeps the sock in place.'],
      ),
      closers: both(
        ['Bei 40 Grad waschbar, auf links gedreht.', 'Machine washable at 40 °C, inside out.'],
        ['Ein Paar.', 'One pair.'],
      ),
      features: both(
        ['Links und rechts verschieden', 'Left and right specific'],
        ['Gepolsterte Ferse', 'Cushioned heel'],
        ['Flache Naht an den Zehen', 'Flat toe seam'],
        ['Schnell trocknend', 'Quick drying'],
        ['Lasche an der Ferse', 'Heel tab'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('72 % Polyamid, 23 % Polyester, 5 % Elasthan', '72% polyamide, 23% polyester, 5% elastane'),
            text(
              '65 % Polyester recycelt, 30 % Polyamid, 5 % Elasthan',
              '65% recycled polyester, 30% polyamide, 5% elastane',
            ),
          ]),
        ),
        detail(
          text('Höhe', 'Height'),
          random.pick([text('knöchelhoch', 'ankle'), text('über den Knöchel', 'quarter')]),
        ),
      ],
      searchWords: 'Socken Laufsocke Sportsocken Sneakersocken Strümpfe Laufen Running',
    },
    {
      kind: 'hiking-sock',
      category: 'bekleidung/accessoires/socken/wandersocken',
      noun: text('Wandersocken', 'Hiking socks'),
      genders: [6, 1, 1, 2],
      share: 0.36,
      price: [16, 32],
      openers: both(
        [
          'Ein guter Schuh ist nur so gut wie die Socke darin. Die {name} weiß das.',
          'A good boot is only as good as the sock inside. The {name} know that.',
        ],
        [
          'Merinowolle am Fuß: warm am Morgen, trocken am Nachmittag, geruchlos auf der Hütte. Das ist die {name}.',
          'Merino on your feet: warm in the morning, dry in the afternoon, odourless at the hut. That is the {name}.',
        ],
      ),
      bodies: both(
        [
          'Schienbein, Ferse und Ballen sind gepolstert, der Rist bleibt dünn, damit der Schuh passt.',
          'Shin, heel and ball are cushioned; the instep stays thin so the boot fits.',
        ],
        [
          'Die Wolle nimmt Feuchtigkeit auf, ohne sich nass anzufühlen.',
          'The wool takes up moisture without feeling wet.',
        ],
        [
          'Der Bund hält, ohne einzuschneiden, auch nach Stunden im Abstieg.',
          'The cuff holds without cutting in, even after hours of descent.',
        ],
      ),
      closers: both(
        ['Wollwaschgang bei 30 Grad.', 'Wool cycle at 30 °C.'],
        ['Ein Paar. Mit Stopfgarn in der Farbe der Socke.', 'One pair. With darning yarn to match.'],
      ),
      features: both(
        ['Merinowolle', 'Merino wool'],
        ['Gepolsterter Fuß', 'Cushioned foot'],
        ['Natürlich geruchshemmend', 'Naturally odour resistant'],
        ['Weicher Bund', 'Soft cuff'],
        ['Verstärkte Ferse und Spitze', 'Reinforced heel and toe'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text('60 % Merinowolle, 38 % Polyamid, 2 % Elasthan', '60% merino wool, 38% polyamide, 2% elastane'),
            text('46 % Merinowolle, 50 % Polyamid, 4 % Elasthan', '46% merino wool, 50% polyamide, 4% elastane'),
          ]),
        ),
        detail(text('Höhe', 'Height'), text('wadenhoch', 'crew')),
      ],
      searchWords: 'Socken Wandersocke Trekkingsocken Wollsocken Merinosocken Strümpfe Stutzen Wandern',
    },
    {
      kind: 'ski-sock',
      category: 'bekleidung/accessoires/socken/skisocken',
      noun: text('Skisocken', 'Ski socks'),
      genders: [5, 1, 1, 2],
      share: 0.24,
      price: [20, 42],
      openers: both(
        [
          'Im Skischuh zählt jeder Millimeter. Die {name} trägt nicht auf und hält trotzdem warm.',
          'In a ski boot every millimetre counts. The {name} add no bulk and still keep you warm.',
        ],
        [
          'Die {name} reicht bis unters Knie und macht an der Schnalle keine Falte.',
          'The {name} reach to below the knee and do not wrinkle at the buckle.',
        ],
      ),
      bodies: both(
        [
          'Am Schienbein liegt ein glattes Polster, das den Druck der Zunge verteilt.',
          'A smooth pad at the shin spreads the pressure of the tongue.',
        ],
        [
          'Seide und Merinowolle liegen innen, haltbares Polyamid außen.',
          'Silk and merino wool inside, hard-wearing polyamide outside.',
        ],
        [
          'Leichte Kompression an der Wade hält die Socke oben und die Beine wach.',
          'Light compression at the calf keeps the sock up and the legs awake.',
        ],
      ),
      closers: both(
        [
          'Immer nur ein Paar anziehen: Zwei Lagen drücken und werden kalt.',
          'Always wear just one pair: two layers pinch and turn cold.',
        ],
        ['Wollwaschgang bei 30 Grad.', 'Wool cycle at 30 °C.'],
      ),
      features: both(
        ['Polster am Schienbein', 'Shin pad'],
        ['Leichte Kompression', 'Light compression'],
        ['Merinowolle und Seide', 'Merino wool and silk'],
        ['Flache Naht an den Zehen', 'Flat toe seam'],
      ),
      details: (random) => [
        detail(
          'Material',
          random.pick([
            text(
              '40 % Merinowolle, 10 % Seide, 46 % Polyamid, 4 % Elasthan',
              '40% merino wool, 10% silk, 46% polyamide, 4% elastane',
            ),
            text('52 % Polyamid, 44 % Schurwolle, 4 % Elasthan', '52% polyamide, 44% new wool, 4% elastane'),
          ]),
        ),
        detail(text('Höhe', 'Height'), text('kniehoch', 'knee-high')),
      ],
      searchWords: 'Socken Skisocke Schisocken Skistrümpfe Kniestrümpfe Tourensocken Skifahren Winter',
    },
  ],
};
