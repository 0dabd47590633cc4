import { writeFile } from 'node:fs/promises';
import { jsonSchemas } from './schemas.ts';

const folder = new URL('../../schema/', import.meta.url);

for (const [name, text] of jsonSchemas()) await writeFile(new URL(name, folder), text);
