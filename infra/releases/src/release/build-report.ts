import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseManifest } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal, sentenceOf } from '../refusal.ts';

/** The `build.json` of a remote's build: a manifest without the fields that only a release has. */
const BuildReport = Type.Omit(ReleaseManifest, ['contractRange', 'files']);
export type BuildReport = Static<typeof BuildReport>;

const validator = Compile(BuildReport);

/** Reads `build.json` of a finished build and checks its shape, the remote's name and the version. */
export async function readBuildReport(folder: string, name: string, version: string): Promise<BuildReport> {
  let report: unknown;
  try {
    report = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  } catch (error) {
    throw new Refusal(`The build of ${name} left no readable build.json: ${sentenceOf(error)}.`);
  }
  if (!validator.Check(report)) {
    const [first] = validator.Errors(report);
    throw new Refusal(`build.json of ${name} is not valid: ${first?.instancePath || '/'} ${first?.message ?? ''}.`);
  }
  if (report.name !== name || report.version !== version) {
    throw new Refusal(`The build made ${report.name} ${report.version} instead of ${name} ${version}.`);
  }
  return report;
}
