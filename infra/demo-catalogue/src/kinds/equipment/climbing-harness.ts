import { both, detail, type KindSpec, text } from '../../generator/kind-spec.ts';
import { clothingSizes } from '../../reference/sizes.ts';

export const climbingHarness: KindSpec = {
  kind: 'climbing-harness',
  models: 6,
  modelNames: [
    'Achter',
    'Prusik',
    'Selbstsicher',
    'Vorstieg',
    'Seilschaft',
    'Abseiler',
    'Mastwurf',
    'Halbmast',
    'Nachstieg',
    'Toprope',
    'Bandschlinge',
    'Expresse',
    'Partnercheck',
    'Zwischensicherung',
    'Hochtour',
    'Fixpunkt',
    'Knotenpunkt',
    'Seillänge',
    'Ausstieg',
    'Einstieg',
    'Rückhalt',
    'Wandfuß',
    'Steigbaum',
    'Reepschnur',
    'Karabiner',
  ],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'gruen', 'oliv', 'gelb', 'orange', 'rot', 'beere'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'ausruestung/klettern/klettergurte',
      noun: text('Klettergurt', 'Climbing harness'),
      genders: [3, 3, 3, 2],
      share: 1,
      price: [45, 140],
      openers: both(
        [
          'Der {name} trägt, ohne dass man daran denkt: im Vorstieg, am Stand, beim Abseilen.',
          'The {name} supports you without reminding you of it: leading, belaying, abseiling.',
        ],
        [
          'Lang hängen, kurz stürzen: Der {name} verteilt beides auf Hüfte und Beine.',
          'Long hangs, short falls: the {name} spreads both over hips and legs.',
        ],
        [
          'Eine Schnalle, ein Zug, fest: Der {name} ist angelegt, bevor das Seil ausgepackt ist.',
          'One buckle, one pull, tight: the {name} is on before the rope is out of its bag.',
        ],
      ),
      bodies: both(
        [
          'Der Hüftgurt ist an den Rändern weicher als in der Mitte und schneidet nicht ein.',
          'The waist belt is softer at the edges than in the middle and does not cut in.',
        ],
        [
          'Innen liegt ein Netz mit Luftkanälen, das in einer Stunde trocknet.',
          'The inside is a mesh with air channels that dries in an hour.',
        ],
        [
          'Die Materialschlaufen sind steif und stehen ab, die Expressen hängen griffbereit.',
          'The gear loops are stiff and stand out, so your quickdraws hang ready.',
        ],
        [
          'Am Einbindepunkt zeigt eine rote Faser, wann der Gurt zu tauschen ist.',
          'At the tie-in point a red fibre shows when the harness needs replacing.',
        ],
      ),
      closers: both(
        [
          'Der Hüftgurt muss über dem Beckenkamm sitzen. Wir messen und probieren hängend in der Filiale.',
          'The belt must sit above the hip bones. We measure and let you hang in it in our stores.',
        ],
        [
          'Nach EN 12277 Typ C. Spätestens nach zehn Jahren ersetzen.',
          'EN 12277 type C. Replace after ten years at the latest.',
        ],
      ),
      features: both(
        ['Vorgefädelte Schnalle', 'Pre-threaded buckle'],
        ['Vier Materialschlaufen', 'Four gear loops'],
        ['Verschleißanzeige am Einbindepunkt', 'Wear indicator at the tie-in point'],
        ['Luftiges Innennetz', 'Airy inner mesh'],
        ['Beinschlaufen abnehmbar', 'Detachable leg loops'],
        ['Verstärkter Sicherungsring', 'Reinforced belay loop'],
      ),
      details: (random) => [
        detail(text('Gewicht', 'Weight'), `${random.between(28, 46) * 10} g (M)`),
        detail(text('Norm', 'Standard'), 'EN 12277 C'),
        detail(
          text('Beinschlaufen', 'Leg loops'),
          random.pick([text('verstellbar', 'adjustable'), text('elastisch', 'elastic')]),
        ),
      ],
      searchWords: 'Klettergurte Gurt Hüftgurt Sitzgurt Klettern Sportklettern Halle Hochtour Klettersteig',
    },
  ],
};
