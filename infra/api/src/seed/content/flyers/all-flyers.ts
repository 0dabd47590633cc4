import { bergUndHuette } from './berg-und-huette.ts';
import type { SeedFlyer } from './flyer-plan.ts';
import { laufwochen } from './laufwochen.ts';
import { radUndWerkstatt } from './rad-und-werkstatt.ts';
import { sommerAmSee } from './sommer-am-see.ts';
import { teamUndHalle } from './team-und-halle.ts';
import { winterstart } from './winterstart.ts';

export const seedFlyers: readonly SeedFlyer[] = [
  winterstart,
  laufwochen,
  bergUndHuette,
  radUndWerkstatt,
  teamUndHalle,
  sommerAmSee,
];
