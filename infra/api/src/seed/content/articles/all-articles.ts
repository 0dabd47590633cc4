import { laufenAnfangen } from './laufen-anfangen.ts';
import { laufenImWinter } from './laufen-im-winter.ts';
import { laufschuhWannErsetzen } from './laufschuh-wann-ersetzen.ts';
import { packlisteHuette } from './packliste-huette.ts';
import { rucksackEinstellen } from './rucksack-einstellen.ts';
import { type ArticleText, finishArticle, type SeedArticle } from './seed-article.ts';
import { trailschuheWaehlen } from './trailschuhe-waehlen.ts';
import { wanderschuhPassform } from './wanderschuh-passform.ts';
import { welcherLaufschuhPasst } from './welcher-laufschuh-passt.ts';

// The id follows from the order, so new articles go to the end.
const texts: readonly ArticleText[] = [
  welcherLaufschuhPasst,
  trailschuheWaehlen,
  laufenAnfangen,
  laufenImWinter,
  laufschuhWannErsetzen,
  packlisteHuette,
  wanderschuhPassform,
  rucksackEinstellen,
];

export const seedArticles: readonly SeedArticle[] = texts.map(finishArticle);
