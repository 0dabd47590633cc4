import { at, detail, type KindSpec } from '../kind-spec.ts';
import { clothingSizes } from '../sizes.ts';

export const shorts: KindSpec = {
  kind: 'shorts',
  models: 24,
  modelNames: ['Sprint', 'Uferweg', 'Talrunde', 'Hitzefrei', 'Startnummer', 'Kurve', 'Seeblick', 'Auszeit'],
  colours: ['schwarz', 'grau', 'blau', 'petrol', 'oliv', 'orange', 'beere', 'sand'],
  sizes: clothingSizes,
  isHeavy: false,
  isBike: false,
  isSki: false,
  lines: [
    {
      category: 'bekleidung/hosen/shorts/laufshorts',
      noun: { at: 'Laufshorts' },
      genders: [0, 5, 5, 2],
      share: 0.55,
      price: [30, 65],
      openers: at(
        'Kurz, leicht, fertig: Die {name} sind für heiße Tage und schnelle Runden gemacht.',
        'Mit den {name} läufst du los und denkst nicht mehr an die Hose.',
        'Schlüssel, Gel, Telefon: Die {name} nehmen alles auf, und nichts davon hüpft.',
      ),
      bodies: at(
        'Die Innenhose sitzt weich und ohne Reiben, der Außenstoff ist seitlich geschlitzt und gibt jeden Schritt frei.',
        'Der breite Bund liegt flach an und wird innen mit einer Kordel gehalten.',
        'Das Gewebe nimmt kaum Wasser auf und ist nach dem Lauf in Minuten trocken.',
      ),
      closers: at('Maschinenwaschbar bei 30 Grad.', 'Fallen normal aus.', 'Reflektierende Punkte am Saum.'),
      features: at(
        'Weiche Innenhose',
        'Rückentasche mit Reißverschluss',
        'Seitliche Schlitze',
        'Breiter, flacher Bund',
        'Reflektierende Details',
      ),
      details: (random) => [
        detail('Material', '100 % Polyester, recycelt'),
        detail('Schrittlänge', `${random.pick([8, 12, 15, 18])} cm`),
        detail('Taschen', random.pick(['eine', 'drei'])),
      ],
      searchWords: 'Shorts kurze Hose Hosen Laufhose Sporthose Running Laufen Sommer',
    },
    {
      category: 'bekleidung/hosen/shorts/wandershorts',
      noun: { at: 'Wandershorts' },
      genders: [0, 4, 4, 2],
      share: 0.45,
      price: [45, 95],
      openers: at(
        'Robust genug für den Klettersteig, bequem genug für die Jause danach: die {name}.',
        'Die {name} sind für lange Sommertouren geschnitten, mit Platz am Oberschenkel und Taschen, die nützen.',
        'Viel Bewegung, wenig Gewicht: In den {name} geht es sich auch bei dreißig Grad gut.',
      ),
      bodies: at(
        'Der Stoff dehnt sich in vier Richtungen und ist am Gesäß doppelt gelegt.',
        'Eine Beintasche mit Reißverschluss nimmt Karte oder Telefon auf; der Bund trägt unter dem Hüftgurt nicht auf.',
        'Wasser perlt ab, und was doch nass wird, trocknet im Gehen.',
      ),
      closers: at('Maschinenwaschbar bei 40 Grad.', 'Fallen normal aus.', 'Mit abnehmbarem Gürtel.'),
      features: at(
        'Dehnbar in vier Richtungen',
        'Beintasche mit Reißverschluss',
        'Verstärktes Gesäß',
        'Wasserabweisend ohne PFAS',
        'Abnehmbarer Gürtel',
      ),
      details: (random) => [
        detail('Material', random.pick(['94 % Polyamid, 6 % Elasthan', '88 % Polyamid, 12 % Elasthan'])),
        detail('Schrittlänge', `${random.pick([22, 25, 28])} cm`),
        detail('Gewicht', `${random.between(180, 260)} g (Größe M)`),
      ],
      searchWords: 'Shorts kurze Hose Hosen Wanderhose Wanderhosen Outdoorhose Bermuda Trekking Wandern Sommer',
    },
  ],
};
