import { readdirSync, readFileSync } from 'node:fs';
import { validate as validateDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as validateAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as validateJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as validateConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as validateNamespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as validateService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as validateIngress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as validateNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as validateBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { DATABASE_LIMITS } from '#db/limits.ts';
import { SERVER_LIMITS } from '#server/listen.ts';
import { SERVER_ENV, serverFlags } from '../../scripts/server-flags.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { listSettings } from '../support/list-settings.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { findUnreadFields } from '../support/unread-fields.ts';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Manifest = z.output<typeof Manifest>;

const manifests: readonly Manifest[] = ['shop', 'migrate'].flatMap((part) =>
  readdirSync(`deploy/k8s/${part}`)
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) =>
      parseAllDocuments(read(`k8s/${part}/${name}`)).map((document) => Manifest.parse(document.toJS())),
    ),
);
const namesOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
const find = (name: string): Manifest | undefined => manifests.find((one) => namesOf(one) === name);

const VALIDATORS: Readonly<Record<string, (data: unknown) => boolean>> = {
  'apps/v1 Deployment': validateDeployment,
  'autoscaling/v2 HorizontalPodAutoscaler': validateAutoscaler,
  'batch/v1 Job': validateJob,
  'networking.k8s.io/v1 Ingress': validateIngress,
  'networking.k8s.io/v1 NetworkPolicy': validateNetworkPolicy,
  'policy/v1 PodDisruptionBudget': validateBudget,
  'v1 ConfigMap': validateConfigMap,
  'v1 Namespace': validateNamespace,
  'v1 Service': validateService,
};

function findFaults(one: Manifest): readonly string[] {
  const validate = VALIDATORS[`${one.apiVersion} ${one.kind}`];
  if (validate === undefined) return [`nobody knows ${one.apiVersion} ${one.kind}`];
  let isValid = false;
  const unknown = findUnreadFields(one, (watched) => {
    isValid = validate(watched);
  });
  return [...(isValid ? [] : [JSON.stringify(Reflect.get(validate, 'errors'))]), ...unknown];
}

describe('Kubernetes', () => {
  test('every manifest is valid and has no field that nobody knows', () => {
    expect(manifests.length).toBeGreaterThan(9);
    for (const one of manifests) expect({ [namesOf(one)]: findFaults(one) }).toEqual({ [namesOf(one)]: [] });
  });

  test('a misspelled field and a wrong value are found', () => {
    const wrong = {
      spec: { selector: {}, template: { spec: { containers: [{ name: 'a', imag: 'b', tty: 'yes' }] } } },
    };
    const faults = findFaults({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'wrong' }, ...wrong });
    expect(faults).toContain('/spec/template/spec/containers/0/imag');
    expect(faults[0]).toContain('/spec/template/spec/containers/0/tty');
  });

  test.each(['Deployment web', 'Deployment worker', 'Job migrate'])('%s runs read-only and unprivileged', (name) => {
    expect(find(name)).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            terminationGracePeriodSeconds: 40,
            securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
            containers: [
              {
                image: 'trailyard',
                securityContext: {
                  readOnlyRootFilesystem: true,
                  allowPrivilegeEscalation: false,
                  capabilities: { drop: ['ALL'] },
                },
              },
            ],
          },
        },
      },
    });
  });

  test.each(['web', 'worker'])('%s is replaced one by one, and only by those that are ready', (role) => {
    const labels = { app: 'trailyard', role };
    expect(find(`Deployment ${role}`)).toMatchObject({
      spec: {
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        selector: { matchLabels: labels },
        template: {
          metadata: { labels },
          spec: {
            containers: [
              {
                readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
                livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
              },
            ],
          },
        },
      },
    });
    expect(find(`PodDisruptionBudget ${role}`)).toMatchObject({ spec: { selector: { matchLabels: labels } } });
  });

  test('visitors reach web processes only, of which there are as many as they need', () => {
    expect(find('Service web')).toMatchObject({ spec: { selector: { role: 'web' } } });
    expect(find('HorizontalPodAutoscaler web')).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name: 'web' }, minReplicas: 2 },
    });
  });

  test('all files of a folder are applied', () => {
    for (const part of ['shop', 'migrate']) {
      const { resources } = z
        .object({ resources: z.array(z.string()) })
        .parse(parse(read(`k8s/${part}/kustomization.yaml`)));
      const files = readdirSync(`deploy/k8s/${part}`).filter((name) => name !== 'kustomization.yaml');
      expect(resources.toSorted()).toEqual(files.toSorted());
    }
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  test('has the Node.js that the project is tested with, and starts it as `npm start` does', () => {
    expect(dockerfile).toContain(`/node:${manifest.dependencies.node}-`);
    const start = read('serve.sh');
    for (const flag of serverFlags({ HEAP_MB: '4711' })) {
      expect(start).toContain(flag.replace('4711', `"\${HEAP_MB:-${serverFlags({})[0]?.split('=')[1]}}"`));
    }
    expect(start).toContain(`MALLOC_ARENA_MAX:-${SERVER_ENV.MALLOC_ARENA_MAX}`);
  });

  test('runs as nobody, shows no demo, and leaves migrations to others', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node", .*\/healthz/m);
    expect(readAssignments(last)).toMatchObject({
      DATA_DIR: '/data',
      DEMO_DATA: 'false',
      MIGRATE_ON_START: 'false',
      SHUTDOWN_DELAY_SECONDS: '5',
    });
  });

  test('is composed read-only and stops in time', () => {
    const { services } = z
      .object({ services: z.record(z.string(), z.unknown()) })
      .parse(parse(read('compose.yaml'), { merge: true }));
    expect(Object.keys(services)).toEqual(['migrate', 'web', 'worker']);
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        read_only: true,
        user: '10001:10001',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        stop_grace_period: '40s',
      });
    }
  });
});

function readAssignments(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/(?:^|[ =])([A-Z][A-Z0-9_]*)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Of the shell, not of the shop. */
const FOREIGN = ['PATH'];

const Container = z.object({ env: z.array(z.object({ name: z.string() })) });
const Pods = z.object({
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(Container) }) }) }),
});

const namesInManifests = (): readonly string[] =>
  manifests.flatMap((one) => {
    if (one.kind === 'ConfigMap') return Object.keys(z.record(z.string(), z.string()).parse(one['data']));
    if (!['Deployment', 'Job'].includes(one.kind)) return [];
    return Pods.parse(one).spec.template.spec.containers.flatMap(({ env }) => env.map(({ name }) => name));
  });

const namesInCompose = (): readonly string[] => {
  const Services = z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).optional() }));
  const { services } = z.object({ services: Services }).parse(parse(read('compose.yaml'), { merge: true }));
  return Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}));
};

const namesInUnits = (): readonly string[] =>
  readdirSync('deploy/systemd').flatMap((name) =>
    read(`systemd/${name}`)
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => Object.keys(readAssignments(line))),
  );

test.each([
  ['the image', () => Object.keys(readAssignments(/^ENV [^]*?[^\\]\n/m.exec(read('Dockerfile'))?.[0] ?? ''))],
  [
    'the example of settings',
    () => Object.keys(readAssignments(read('trailyard.env.example').replaceAll(/^#.*$/gm, ''))),
  ],
  ['the composition', namesInCompose],
  ['the manifests', namesInManifests],
  ['the services', namesInUnits],
])('%s sets what there is to set', (_place, namesOfPlace) => {
  const names = namesOfPlace();
  expect(names.length).toBeGreaterThan(1);
  const known = new Set([...listSettings(), ...FOREIGN]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

describe('watching', () => {
  const BUILT_IN = ['up'];
  /** The names of metrics in an expression: neither functions, labels nor ranges. */
  const namesIn = (expression: string): readonly string[] =>
    [
      ...expression
        .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby\s*\([^)]*\)|\bor\b/g, ' ')
        .matchAll(/(?<![\w.])[a-z][a-z_0-9]*(?![\w]|\s*\()/g),
    ].map(([name]) => name);

  const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) });
  const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
  const expressions = (): readonly string[] => [
    ...Alerts.parse(parse(read('watch/alerts.yml'))).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...Dashboard.parse(JSON.parse(read('watch/grafana.json'))).panels.flatMap(({ targets }) =>
      targets.map(({ expr }) => expr),
    ),
  ];

  test('names are told from functions and labels', () => {
    expect(namesIn('max by (le) (rate(a_b_total{c="d_e"}[5m])) / sum(f_g) > 65e6')).toEqual(['a_b_total', 'f_g']);
  });

  test('alerts and panels ask for what the shop tells', async () => {
    const types = [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const told = types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const asked = [...new Set(expressions().flatMap(namesIn))];
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !BUILT_IN.includes(name) && !told.includes(name))).toEqual([]);
  });
});

describe('the balancer', () => {
  const config = read('haproxy.cfg');
  const seconds = (pattern: RegExp): number => Number(pattern.exec(config)?.[1]);

  test('sees that a process is leaving before it has left', () => {
    const checks = / inter (\d+)s fall (\d+) .*slowstart/.exec(config);
    expect(Number(checks?.[1]) * (Number(checks?.[2]) + 1)).toBeLessThan(5);
    expect(config).toContain('uri /readyz ');
  });

  test('closes idle connections before the shop does, and waits for its slowest answer', () => {
    const idle = seconds(/backend web[^]*?timeout http-keep-alive (\d+)s/);
    expect(idle * 1000).toBeLessThan(SERVER_LIMITS.keepAliveTimeout);
    expect(seconds(/backend web[^]*?timeout server (\d+)s/) * 1000).toBeGreaterThan(SERVER_LIMITS.requestTimeout);
  });
});

describe('the database', () => {
  test('keeps an order on two machines before it is acknowledged, and lets its changes be followed', () => {
    expect(parse(read('database/patroni.yml'))).toMatchObject({
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 5,
          retry_timeout: 5,
          synchronous_mode: true,
          synchronous_mode_strict: true,
          postgresql: { parameters: { wal_level: 'logical', archive_mode: 'on' } },
        },
      },
    });
  });

  test('leads who reads to the replicas, by the port at which the balancer has them', () => {
    const port = /listen postgres-replica\n[^]*?bind :(\d+)\n[^]*?OPTIONS \/replica/.exec(read('haproxy.cfg'))?.[1];
    expect(read('database/pgbouncer.ini')).toMatch(new RegExp(`^trailyard_read = .* port=${port} `, 'm'));
    expect(read('trailyard.env.example')).toContain('\nDATABASE_READ_URL=');
  });

  test('has the limits of the shop, also behind a pooler that does not pass them on', () => {
    const pooler = read('database/pgbouncer.ini');
    expect(pooler).toMatch(/^pool_mode = transaction$/m);
    expect(pooler).toMatch(/^max_prepared_statements = 200$/m);
    const ignored = /^ignore_startup_parameters = (.*)$/m.exec(pooler)?.[1]?.split(',');
    expect(ignored).toEqual(expect.arrayContaining(Object.keys(DATABASE_LIMITS)));
    const limits = read('database/limits.sql');
    for (const [name, ms] of Object.entries(DATABASE_LIMITS)) {
      expect(limits).toContain(`alter role trailyard set ${name} = '${ms / 1000}s';`);
    }
  });
});
