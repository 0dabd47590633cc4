import type { DataLocation } from '../options.ts';
import { requestDatabase } from './postgres/database-service.ts';
import { databaseImage } from './test-databases/database-image.ts';
import { testEngine } from './test-engine.ts';

/** A new database with the test catalogue. */
export async function testData(): Promise<DataLocation> {
  return testEngine === 'postgres'
    ? { databaseUrl: await requestDatabase() }
    : { memory: true, image: await databaseImage() };
}
