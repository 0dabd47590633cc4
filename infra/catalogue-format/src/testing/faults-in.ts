import { faultText } from '../faults/fault.ts';
import { readCatalogue } from '../folder/read-catalogue.ts';

/** The faults of a folder's catalogue, as they are printed. */
export async function faultsIn(folder: string): Promise<readonly string[]> {
  const { faults } = await readCatalogue(folder, async () => undefined);
  return faults.map(faultText);
}
