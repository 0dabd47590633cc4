import type { SeedFlyer } from './flyer-plan.ts';
import { back, cover, grid, hero, story } from './pages.ts';

export const teamUndHalle: SeedFlyer = {
  id: 5,
  path: 'team-und-halle',
  titles: { at: 'Team und Halle', en: 'Team and hall' },
  texts: {
    at: 'Fußball, Tennis, Kraft: alles für den Verein und für die Stunde allein.',
    en: 'Football, tennis, strength: everything for the club and the hour alone.',
  },
  weeks: 4,
  services: ['team'],
  pages: [
    cover(
      'guide-training',
      'Team und Halle',
      'Fußball, Tennis, Kraft: alles für den Verein und für die Stunde allein.',
    ),
    grid(
      'Fußballschuhe',
      'Die Sohle richtet sich nach dem Platz.',
      'football-boot',
      'football-boot',
      'football-boot',
      'football-boot',
      'ball',
      'ball',
    ),
    hero('racket', 'Ein Schläger, der mitdenkt', 'Größerer Kopf, mehr Verzeihen. Bespannt wird im Geschäft.'),
    grid('Tennis', 'Für den ersten Kurs und die zweite Liga.', 'racket', 'racket', 'racket', 'sneaker'),
    grid(
      'Kraft daheim',
      'Eine Matte, zwei Hanteln, zwanzig Minuten.',
      'dumbbell',
      'dumbbell',
      'dumbbell',
      'mat',
      'mat',
      'mat',
    ),
    story(
      'guide-training',
      'Für deinen Verein',
      [
        'Dressen, Trainingsanzüge, Bälle und Taschen aus einer Hand, mit Beflockung und fixem Nachbestellpreis für drei Jahre.',
        'Jeder Verein bekommt eine Ansprechperson und einen eigenen Teamshop, in dem die Mitglieder selbst bestellen.',
      ],
      'shirt',
      'shorts',
      'ball',
    ),
    grid('Training', 'Was du jede Woche brauchst.', 'shirt', 'shirt', 'shorts', 'tights', 'sock', 'hoodie'),
    back(
      'Teamshop',
      'Angebot in zwei Werktagen: Schreib an team@bergauf.example.',
      'Beflockung in der Regel in sieben Tagen.',
      'Bespannen bis zum nächsten Abend.',
    ),
  ],
};
