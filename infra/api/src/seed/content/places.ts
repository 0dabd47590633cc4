import { normaliseTownName } from '../../stores/find-place.ts';
import { seedStores } from './stores/all-stores.ts';

/** A place that the store search can find. */
export type SeedPlace = {
  readonly name: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
};

// Towns without a store, and Vienna's districts: name, postcode, latitude, longitude.
const rows = `
Wien, 1010, 48.2085, 16.3721
Wien Leopoldstadt, 1020, 48.2167, 16.3960
Wien Wieden, 1040, 48.1920, 16.3680
Wien Margareten, 1050, 48.1870, 16.3560
Wien Neubau, 1070, 48.2030, 16.3480
Wien Josefstadt, 1080, 48.2110, 16.3470
Wien Alsergrund, 1090, 48.2250, 16.3580
Wien Simmering, 1110, 48.1690, 16.4330
Wien Meidling, 1120, 48.1740, 16.3260
Wien Penzing, 1140, 48.1990, 16.2870
Wien Rudolfsheim, 1150, 48.1960, 16.3270
Wien Hernals, 1170, 48.2230, 16.3010
Wien Währing, 1180, 48.2320, 16.3210
Wien Döbling, 1190, 48.2480, 16.3350
Wien Brigittenau, 1200, 48.2350, 16.3750
Wien Liesing, 1230, 48.1430, 16.2930
Klosterneuburg, 3400, 48.3050, 16.3250
Korneuburg, 2100, 48.3440, 16.3330
Stockerau, 2000, 48.3860, 16.2110
Hollabrunn, 2020, 48.5620, 16.0800
Gänserndorf, 2230, 48.3390, 16.7200
Schwechat, 2320, 48.1410, 16.4750
Bruck an der Leitha, 2460, 48.0250, 16.7790
Hainburg an der Donau, 2410, 48.1470, 16.9440
Mödling, 2340, 48.0850, 16.2880
Perchtoldsdorf, 2380, 48.1190, 16.2650
Traiskirchen, 2514, 48.0150, 16.2930
Berndorf, 2560, 47.9430, 16.1040
Ternitz, 2630, 47.7160, 16.0340
Gloggnitz, 2640, 47.6770, 15.9390
Semmering, 2680, 47.6340, 15.8290
Reichenau an der Rax, 2651, 47.6960, 15.8370
Purkersdorf, 3002, 48.2070, 16.1750
Lilienfeld, 3180, 48.0150, 15.5960
Mariazell, 8630, 47.7730, 15.3190
Melk, 3390, 48.2270, 15.3320
Scheibbs, 3270, 48.0050, 15.1680
Wieselburg, 3250, 48.1310, 15.1390
Lunz am See, 3293, 47.8610, 15.0310
Zwettl, 3910, 48.6030, 15.1680
Gmünd, 3950, 48.7690, 14.9850
Waidhofen an der Thaya, 3830, 48.8150, 15.2830
Leonding, 4060, 48.2790, 14.2530
Traun, 4050, 48.2220, 14.2390
Ansfelden, 4052, 48.2090, 14.2900
Enns, 4470, 48.2130, 14.4780
Perg, 4320, 48.2500, 14.6350
Grieskirchen, 4710, 48.2350, 13.8320
Eferding, 4070, 48.3090, 14.0230
Rohrbach-Berg, 4150, 48.5720, 13.9900
Bad Leonfelden, 4190, 48.5210, 14.2950
Schärding, 4780, 48.4570, 13.4330
Braunau am Inn, 5280, 48.2560, 13.0430
Mattighofen, 5230, 48.1070, 13.1500
Attnang-Puchheim, 4800, 48.0160, 13.7240
Kirchdorf an der Krems, 4560, 47.9050, 14.1230
Ebensee, 4802, 47.8070, 13.7790
Hallstatt, 4830, 47.5620, 13.6490
Obertraun, 4831, 47.5570, 13.6860
Gosau, 4824, 47.5830, 13.5350
Mondsee, 5310, 47.8560, 13.3490
Hinterstoder, 4573, 47.6950, 14.1510
Neusiedl am See, 7100, 47.9490, 16.8430
Parndorf, 7111, 47.9980, 16.8610
Mattersburg, 7210, 47.7380, 16.3970
Oberpullendorf, 7350, 47.5030, 16.5050
Pinkafeld, 7423, 47.3710, 16.1220
Güssing, 7540, 47.0590, 16.3230
Jennersdorf, 8380, 46.9380, 16.1420
Oberndorf bei Salzburg, 5110, 47.9420, 12.9420
Seekirchen am Wallersee, 5201, 47.8960, 13.1260
Sankt Gilgen, 5340, 47.7660, 13.3640
Golling an der Salzach, 5440, 47.5980, 13.1670
Abtenau, 5441, 47.5640, 13.3460
Bischofshofen, 5500, 47.4170, 13.2180
Wagrain, 5602, 47.3350, 13.3000
Flachau, 5542, 47.3450, 13.3930
Obertauern, 5562, 47.2500, 13.5600
Bad Gastein, 5640, 47.1150, 13.1340
Bad Hofgastein, 5630, 47.1730, 13.1000
Mittersill, 5730, 47.2820, 12.4800
Kaprun, 5710, 47.2720, 12.7590
Saalbach, 5753, 47.3910, 12.6370
Leogang, 5771, 47.4390, 12.7600
Hall in Tirol, 6060, 47.2820, 11.5080
Telfs, 6410, 47.3070, 11.0720
Seefeld in Tirol, 6100, 47.3300, 11.1880
Schwaz, 6130, 47.3460, 11.7080
Jenbach, 6200, 47.3920, 11.7730
Zell am Ziller, 6280, 47.2330, 11.8820
Rattenberg, 6240, 47.4390, 11.8940
St. Johann in Tirol, 6380, 47.5230, 12.4250
Ellmau, 6352, 47.5130, 12.3000
Fieberbrunn, 6391, 47.4760, 12.5430
Neustift im Stubaital, 6167, 47.1100, 11.3100
Sölden, 6450, 46.9680, 11.0070
Obergurgl, 6456, 46.8700, 11.0270
Ischgl, 6561, 47.0120, 10.2920
St. Anton am Arlberg, 6580, 47.1290, 10.2680
Serfaus, 6534, 47.0400, 10.6030
Nauders, 6543, 46.8920, 10.5010
Ehrwald, 6632, 47.4000, 10.9200
Matrei in Osttirol, 9971, 47.0000, 12.5390
Sillian, 9920, 46.7520, 12.4220
Bregenz, 6900, 47.5030, 9.7470
Lustenau, 6890, 47.4270, 9.6580
Hohenems, 6845, 47.3620, 9.6870
Rankweil, 6830, 47.2710, 9.6430
Lech, 6764, 47.2080, 10.1410
Schruns, 6780, 47.0800, 9.9190
Bezau, 6870, 47.3850, 9.9020
Egg, 6863, 47.4320, 9.8990
Kleinwalsertal, 6991, 47.3530, 10.1870
St. Veit an der Glan, 9300, 46.7680, 14.3600
Feldkirchen in Kärnten, 9560, 46.7240, 14.0930
Völkermarkt, 9100, 46.6620, 14.6340
Velden am Wörther See, 9220, 46.6130, 14.0420
Hermagor, 9620, 46.6270, 13.3700
Bad Kleinkirchheim, 9546, 46.8140, 13.7960
Heiligenblut, 9844, 47.0400, 12.8430
Gmünd in Kärnten, 9853, 46.9070, 13.5350
Bruck an der Mur, 8600, 47.4110, 15.2690
Kapfenberg, 8605, 47.4440, 15.2930
Mürzzuschlag, 8680, 47.6070, 15.6720
Kindberg, 8650, 47.5040, 15.4490
Knittelfeld, 8720, 47.2150, 14.8290
Judenburg, 8750, 47.1680, 14.6620
Murau, 8850, 47.1110, 14.1700
Eisenerz, 8790, 47.5390, 14.8870
Admont, 8911, 47.5740, 14.4600
Bad Aussee, 8990, 47.6100, 13.7860
Ramsau am Dachstein, 8972, 47.4220, 13.6550
Gröbming, 8962, 47.4440, 13.9010
Weiz, 8160, 47.2180, 15.6250
Gleisdorf, 8200, 47.1050, 15.7090
Hartberg, 8230, 47.2800, 15.9700
Fürstenfeld, 8280, 47.0500, 16.0800
Feldbach, 8330, 46.9530, 15.8880
Leibnitz, 8430, 46.7810, 15.5400
Deutschlandsberg, 8530, 46.8150, 15.2150
Voitsberg, 8570, 47.0480, 15.1500
Köflach, 8580, 47.0640, 15.0830
Frohnleiten, 8130, 47.2700, 15.3250
Gratwein, 8111, 47.1370, 15.3300`;

const further = rows
  .trim()
  .split('\n')
  .map((row): SeedPlace => {
    const [name = '', postcode = '', latitude, longitude] = row.split(', ');
    return { name, postcode, latitude: Number(latitude), longitude: Number(longitude) };
  });

const withStores = seedStores.map(
  ({ town, quarter, postcode, at: [latitude, longitude] }): SeedPlace => ({
    name: quarter === undefined ? town : `${town} ${quarter}`,
    postcode,
    latitude,
    longitude,
  }),
);

/** A town listed only by its districts can also be found by its own name. */
const towns: readonly SeedPlace[] = [
  { name: 'Salzburg', postcode: '5020', latitude: 47.8, longitude: 13.045 },
  { name: 'Innsbruck', postcode: '6020', latitude: 47.2685, longitude: 11.3933 },
  { name: 'Graz', postcode: '8010', latitude: 47.0707, longitude: 15.4395 },
];

export const seedPlaces: readonly (SeedPlace & { readonly folded: string })[] = [
  ...towns,
  ...withStores,
  ...further,
].map((place) => ({ ...place, folded: normaliseTownName(place.name) }));
