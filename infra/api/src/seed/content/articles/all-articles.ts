import { daunenjackeWaschen } from './daunenjacke-waschen.ts';
import { ersteSkitour } from './erste-skitour.ts';
import { fahrradhelmKaufen } from './fahrradhelm-kaufen.ts';
import { fussballschuhSohlen } from './fussballschuh-sohlen.ts';
import { gravelbikeReifen } from './gravelbike-reifen.ts';
import { halleAnDenFels } from './halle-an-den-fels.ts';
import { isomatteRWert } from './isomatte-r-wert.ts';
import { jackeImpraegnieren } from './jacke-impraegnieren.ts';
import { kindergroessen } from './kindergroessen.ts';
import { kinderradGroesse } from './kinderrad-groesse.ts';
import { klettergurtAnpassen } from './klettergurt-anpassen.ts';
import { kletterschuhGroesse } from './kletterschuh-groesse.ts';
import { krafttrainingZuhause } from './krafttraining-zuhause.ts';
import { laufenAnfangen } from './laufen-anfangen.ts';
import { laufenImWinter } from './laufen-im-winter.ts';
import { laufschuhWannErsetzen } from './laufschuh-wann-ersetzen.ts';
import { mountainbikeFahrwerk } from './mountainbike-fahrwerk.ts';
import { packlisteHuette } from './packliste-huette.ts';
import { pendelnMitDemRad } from './pendeln-mit-dem-rad.ts';
import { plattenFlicken } from './platten-flicken.ts';
import { rahmengroesseRad } from './rahmengroesse-rad.ts';
import { regenjackeVerstehen } from './regenjacke-verstehen.ts';
import { rucksackEinstellen } from './rucksack-einstellen.ts';
import { schichtenAmBerg } from './schichten-am-berg.ts';
import { schlafsackTemperatur } from './schlafsack-temperatur.ts';
import { schwimmenImSee } from './schwimmen-im-see.ts';
import { type ArticleText, finishArticle, type SeedArticle } from './seed-article.ts';
import { skiWachsen } from './ski-wachsen.ts';
import { skibrilleToenung } from './skibrille-toenung.ts';
import { skihelmPassform } from './skihelm-passform.ts';
import { skilaengeFinden } from './skilaenge-finden.ts';
import { skischuhFlex } from './skischuh-flex.ts';
import { skitourLagebericht } from './skitour-lagebericht.ts';
import { tennisschlaegerWaehlen } from './tennisschlaeger-waehlen.ts';
import { trailschuheWaehlen } from './trailschuhe-waehlen.ts';
import { wandernMitKindern } from './wandern-mit-kindern.ts';
import { wanderschuhPassform } from './wanderschuh-passform.ts';
import { welcherLaufschuhPasst } from './welcher-laufschuh-passt.ts';
import { wetterAmBerg } from './wetter-am-berg.ts';
import { zeltPflege } from './zelt-pflege.ts';
import { zeltplatzFinden } from './zeltplatz-finden.ts';

// Ids follow from the order: add new articles at the end.
const texts: readonly ArticleText[] = [
  welcherLaufschuhPasst,
  trailschuheWaehlen,
  laufenAnfangen,
  laufenImWinter,
  laufschuhWannErsetzen,
  packlisteHuette,
  wanderschuhPassform,
  rucksackEinstellen,
  schichtenAmBerg,
  regenjackeVerstehen,
  wandernMitKindern,
  wetterAmBerg,
  skilaengeFinden,
  skihelmPassform,
  skischuhFlex,
  skiWachsen,
  skibrilleToenung,
  skitourLagebericht,
  ersteSkitour,
  rahmengroesseRad,
  mountainbikeFahrwerk,
  gravelbikeReifen,
  fahrradhelmKaufen,
  kinderradGroesse,
  plattenFlicken,
  pendelnMitDemRad,
  schlafsackTemperatur,
  isomatteRWert,
  zeltplatzFinden,
  zeltPflege,
  kletterschuhGroesse,
  halleAnDenFels,
  klettergurtAnpassen,
  krafttrainingZuhause,
  tennisschlaegerWaehlen,
  schwimmenImSee,
  fussballschuhSohlen,
  jackeImpraegnieren,
  daunenjackeWaschen,
  kindergroessen,
];

export const seedArticles: readonly SeedArticle[] = texts.map(finishArticle);
