import { expect, it } from 'vitest';
import { termsOf } from './terms.ts';
import { terms as german } from './terms-at.ts';
import { terms as english } from './terms-en.ts';

const details = [
  { name: 'Flex', value: '80' },
  { name: 'Material', value: 'Wolle' },
];

it('explains trade terms only', () => {
  expect(Object.keys(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at'))).toEqual(['Flex']);
});

it('explains a term for the kind of product', () => {
  expect(termsOf({ details, sizeSystem: 'snowboard-length' }, 'at')['Flex']).toContain('Board');
  expect(termsOf({ details, sizeSystem: 'mondopoint' }, 'at')['Flex']).toContain('Schuh');
});

/** The names of the same details in the catalogue's two languages. */
const inEnglish: Readonly<Record<string, readonly string[]>> = {
  Radius: ['Radius'],
  Mittelbreite: ['Waist width'],
  Vorspannung: ['Profile'],
  // The English name differs from that of a ski.
  'Vorspannung (shoes-eu)': ['Downturn'],
  Niveau: ['Level'],
  Können: ['Level (snowboard-length)'],
  Form: ['Shape'],
  Flex: ['Flex'],
  'Flex (mondopoint)': ['Flex (mondopoint)'],
  Leisten: ['Last'],
  'Sohle (mondopoint)': ['Sole (mondopoint)'],
  Sohlen: ['Soles'],
  'Z-Wert': ['DIN range'],
  Auslösewert: ['Release value'],
  Standhöhe: ['Stand height'],
  Steighilfen: ['Climbing aids'],
  Sprengung: ['Drop'],
  Dämpfung: ['Cushioning'],
  Stollentiefe: ['Lug depth'],
  Steigeisen: ['Crampons'],
  Wassersäule: ['Water column', 'Hydrostatic head'],
  Atmungsaktivität: ['Breathability'],
  Membran: ['Membrane'],
  Komfort: ['Comfort'],
  'R-Wert': ['R-value'],
  Füllung: ['Fill', 'Insulation'],
  Flächengewicht: ['Fabric weight'],
  Filterkategorie: ['Filter category'],
  Filterklasse: ['Filter category'],
  Scheibe: ['Lens'],
  Bauweise: ['Construction'],
  Norm: ['Standard'],
  Federweg: ['Travel'],
  Schaltung: ['Gears'],
  Balance: ['Balance'],
  Kopfgröße: ['Head size'],
  Sicherheitsstufe: ['Security level'],
  Leuchtstärke: ['Brightness'],
  Kompression: ['Compression'],
};

it('explains the same terms in both languages', () => {
  expect(Object.keys(inEnglish).sort()).toEqual(Object.keys(german).sort());
  expect([...new Set(Object.values(inEnglish).flat())].sort()).toEqual(Object.keys(english).sort());
});
