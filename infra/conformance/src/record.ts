import { recordRelease } from './recorded-release.ts';

await recordRelease();
