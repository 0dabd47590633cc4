import type { Localized } from '../../../database/localized.ts';

export type StoreServiceRow = {
  readonly id: string;
  readonly name: Localized;
  readonly text: Localized;
  /** The slug of the service's page. */
  readonly page: string | null;
};

export const storeServices = [
  {
    id: 'abholung',
    name: { at: 'Abholung', en: 'Click & collect' },
    text: {
      at: 'Online bestellt, im Geschäft probiert und mitgenommen. Lagernde Ware liegt nach zwei Stunden bereit.',
      en: 'Order online, try it on in the store and take it with you. Items in stock are ready within two hours.',
    },
    page: 'versand',
  },
  {
    id: 'ski-service',
    name: { at: 'Ski-Service', en: 'Ski service' },
    text: {
      at: 'Kanten schleifen, Belag ausbessern, wachsen und die Bindung einstellen, meist bis zum nächsten Tag.',
      en: 'Edges, base repair, waxing and binding adjustment, usually by the next day.',
    },
    page: 'ski-service',
  },
  {
    id: 'skiverleih',
    name: { at: 'Ski- und Schneeschuhverleih', en: 'Ski and snowshoe rental' },
    text: {
      at: 'Ski, Schuhe, Helme und Schneeschuhe für einen Tag oder die ganze Saison.',
      en: 'Skis, boots, helmets and snowshoes for a day or the whole season.',
    },
    page: 'ski-service',
  },
  {
    id: 'rad-service',
    name: { at: 'Rad-Werkstatt', en: 'Bike workshop' },
    text: {
      at: 'Jahresservice, Schaltung, Bremsen, Laufräder: für jedes Rad, auch wenn es nicht von uns ist.',
      en: 'Annual service, gears, brakes and wheels, for any bike, even if it is not one of ours.',
    },
    page: 'rad-service',
  },
  {
    id: 'schuh-fitting',
    name: { at: 'Skischuh-Fitting', en: 'Boot fitting' },
    text: {
      at: 'Fuß vermessen, Innenschuh anpassen, Schale weiten, bis nichts mehr drückt.',
      en: 'Foot scan, liner moulding and shell stretching until nothing pinches.',
    },
    page: 'schuh-fitting',
  },
  {
    id: 'laufanalyse',
    name: { at: 'Laufanalyse', en: 'Gait analysis' },
    text: {
      at: 'Zehn Minuten am Laufband mit Kamera: danach weißt du, was dein Schuh können soll.',
      en: 'Ten minutes on the treadmill with a camera, then you know what your shoe should do.',
    },
    page: 'schuh-fitting',
  },
  {
    id: 'bespannung',
    name: { at: 'Schläger bespannen', en: 'Racket stringing' },
    text: {
      at: 'Tennis- und Badmintonschläger, auf Wunsch bis zum nächsten Abend.',
      en: 'Tennis and badminton rackets, by the next evening if you like.',
    },
    page: null,
  },
  {
    id: 'team',
    name: { at: 'Teamausstattung', en: 'Team outfitting' },
    text: {
      at: 'Dressen, Trainingsanzüge und Bälle für deinen Verein, mit Beflockung und Ansprechperson.',
      en: 'Kits, tracksuits and balls for your club, with printing and one person to talk to.',
    },
    page: 'vereine',
  },
  {
    id: 'rueckgabe',
    name: { at: 'Rückgabe im Geschäft', en: 'Returns in store' },
    text: {
      at: 'Online Gekauftes nehmen wir hier zurück; das Geld ist meist am nächsten Werktag bei dir.',
      en: 'We take back online purchases here; the refund usually arrives the next working day.',
    },
    page: 'rueckgabe',
  },
] as const satisfies readonly StoreServiceRow[];

export type StoreServiceId = (typeof storeServices)[number]['id'];
