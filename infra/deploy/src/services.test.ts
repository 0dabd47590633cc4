import { longestEmailMs } from '@bergauf/api/mail/transport';
import { defaultLimits } from '@bergauf/catalogue-format/folder/unpack';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { deploymentFiles } from './deployment-files.ts';
import { deployed, deployedServices, endSeconds } from './services.ts';

const files = deploymentFiles();

it.each(deployedServices)(
  '$name has time to end before it is killed: notice, responses and an email',
  ({ variables }) => {
    const drainMs = Number(variables['DRAIN_NOTICE_MS']) + Number(variables['DRAIN_LIMIT_MS']);
    expect(drainMs).toBeGreaterThan(0);
    // What is closed afterwards takes a moment.
    expect(drainMs + longestEmailMs + 5_000).toBeLessThan(endSeconds * 1_000);
  },
);

/** A catalogue is unpacked at TMPDIR. `/tmp` is in memory. */
const folder = deployed.api.variables['TMPDIR'] ?? '/tmp';

it('each product API has a folder on disk of its own for temporary files in Compose', () => {
  const { services } = parse(files.get('compose.yaml') ?? '') as {
    services: Record<string, { volumes?: string[]; tmpfs?: string[]; environment?: Record<string, string> }>;
  };
  const mounted = ['api-1', 'api-2'].map((name) =>
    services[name]?.volumes?.find((volume) => volume.endsWith(`:${folder}`)),
  );
  expect(mounted).toEqual([`api-1-tmp:${folder}`, `api-2-tmp:${folder}`]);
  expect(services['api-1']?.environment).toMatchObject({ TMPDIR: folder, API_OWN_TMPDIR: 'on' });
});

it('pods of the product API have room on disk for a catalogue that is unpacked', () => {
  type Pod = {
    containers: { volumeMounts: { name: string; mountPath: string }[] }[];
    volumes: { name: string; emptyDir?: { sizeLimit: string; medium?: string } }[];
  };
  const manifests = (files.get('kubernetes/bergauf.yaml') ?? '').split('---\n').map(
    (text) =>
      parse(text) as {
        kind: string;
        metadata: { name: string };
        spec: { template: { spec: Pod } };
      },
  );
  const api = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'api');
  const pod = api?.spec.template.spec;
  const mount = pod?.containers[0]?.volumeMounts.find(({ mountPath }) => mountPath === folder);
  const { emptyDir } = pod?.volumes.find(({ name }) => name === mount?.name) ?? {};
  expect(emptyDir?.medium).toBeUndefined();
  expect(Number(/^(\d+)Gi$/.exec(emptyDir?.sizeLimit ?? '')?.[1]) * 2 ** 30).toBeGreaterThan(2 * defaultLimits.always);
});

it('the unit of the product API has temporary folders of its own, of which /var/tmp is on disk', () => {
  const unit = (files.get('systemd/bergauf-api.service') ?? '').split('\n');
  expect(unit).toContain('PrivateTmp=yes');
  expect(unit).toContain('Environment=TMPDIR=/var/tmp');
});
