/**
 * Lets the programs themselves read the files of `deploy/`, where they are installed: `check-deploy.ts [--image]`. What
 * is left out is told with its reason. What needs none of them is checked by test/unit/deploy.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'trailyard-deploy-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Without certificates, which are not ours to bring. */
function copyBalancer(): string {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, readFileSync('deploy/haproxy.cfg', 'utf8').replace(/ ssl crt .*$/m, ''));
  return file;
}

/** Beside the settings that it asks for. */
function copyCompose(): string {
  cpSync('deploy/compose.yaml', join(folder, 'compose.yaml'));
  cpSync('deploy/trailyard.env.example', join(folder, 'trailyard.env'));
  return join(folder, 'compose.yaml');
}

type Check = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What has to succeed for the program to be the one that is meant. */
  readonly probe: readonly [string, ...string[]];
};

const promtool = (name: string, ...args: readonly string[]): Check => ({
  name,
  command: ['promtool', ...args],
  probe: ['promtool', '--version'],
});

const checks: readonly Check[] = [
  { name: 'balancer', command: ['haproxy', '-c', '-f', copyBalancer()], probe: ['haproxy', '-v'] },
  promtool('alert rules', 'check', 'rules', 'deploy/watch/alerts.yml'),
  promtool('examples of alerts', 'test', 'rules', 'deploy/watch/alerts.test.yml'),
  promtool('Prometheus', 'check', 'config', '--syntax-only', 'deploy/watch/prometheus.yml'),
  {
    name: 'services',
    command: [
      'systemd-analyze',
      '--recursive-errors=no',
      'verify',
      'deploy/systemd/trailyard@.service',
      'deploy/systemd/trailyard-migrate.service',
    ],
    probe: ['systemd-analyze', '--version'],
  },
  {
    name: 'compose',
    command: ['docker', 'compose', '-f', copyCompose(), 'config', '-q'],
    probe: ['docker', 'compose', 'version'],
  },
  ...(['shop', 'migrate'] as const).map((part): Check => ({
    name: `manifests of ${part}`,
    command: ['kubectl', 'kustomize', `deploy/k8s/${part}`],
    probe: ['kubectl', 'version', '--client'],
  })),
  ...(process.argv.includes('--image')
    ? [{ name: 'image', command: ['deploy/build-image.sh'], probe: ['buildah', '--version'] } satisfies Check]
    : []),
];

const run = ([program, ...args]: Check['command']) => spawnSync(program, args, { encoding: 'utf8' });

for (const { name, command, probe } of checks) {
  if (run(probe).status !== 0) {
    console.log(`left out  ${name}: \`${probe.join(' ')}\` does not run on this machine`);
    continue;
  }
  const { status, stdout, stderr } = run(command);
  console.log(`${status === 0 ? 'ok      ' : 'failed  '}  ${name}`);
  if (status === 0) continue;
  console.log(`${stdout}${stderr}`.trimEnd());
  process.exitCode = 1;
}
if (!process.argv.includes('--image')) console.log('left out  image: takes minutes, `npm run check-deploy -- --image`');
