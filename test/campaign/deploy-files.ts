import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

/** The machines of `deploy/` as addresses of this one: 10.0.2.11 is 127.0.2.11. */
export const NODES = [
  { name: 'db1', address: '127.0.2.11' },
  { name: 'db2', address: '127.0.2.12' },
  { name: 'db3', address: '127.0.2.13' },
] as const;
export const WEB_ADDRESSES = ['127.0.1.11', '127.0.1.12', '127.0.1.13'] as const;
export const WORKER_ADDRESS = '127.0.1.21';
export const BALANCER = '127.0.1.1';
export const BALANCER_PORT = 8080;
export const POOLER_PORT = 6432;
export type Node = (typeof NODES)[number];

const toLoopback = (text: string): string => text.replaceAll(/\b10\.0\.(?=\d+\.\d+\b)/g, '127.0.');
const read = (file: string): string => toLoopback(readFileSync(`deploy/${file}`, 'utf8'));

const Patroni = z.looseObject({
  bootstrap: z.looseObject({
    dcs: z.looseObject({ postgresql: z.looseObject({ parameters: z.record(z.string(), z.unknown()) }) }),
  }),
  postgresql: z.looseObject({ pg_hba: z.array(z.string()) }),
});

/** The operator's own settings, without TLS, backup and watchdog: those belong to machines that are there. */
export function writePatroni({ name, address }: Node, folder: string): string {
  const settings = Patroni.parse(parse(read('database/patroni.yml')));
  Object.assign(settings.bootstrap.dcs.postgresql.parameters, { archive_mode: 'off' });
  const { recovery_conf: _backup, pgbackrest: _replica, ...postgresql } = settings.postgresql;
  return stringify({
    ...settings,
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    postgresql: {
      ...postgresql,
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: `${folder}/postgres`,
      pgpass: `${folder}/pgpass`,
      parameters: { unix_socket_directories: folder },
      pg_hba: settings.postgresql.pg_hba.map((line) =>
        line.replace('hostssl', 'host').replace(/127\.0\.\d+\.0\/\d+/, '127.0.0.0/8'),
      ),
      create_replica_methods: ['basebackup'],
    },
    watchdog: { mode: 'off' },
  });
}

/** The operator's own balancer, without certificates, with a third process of the shop. */
export const writeBalancer = (socketFolder: string): string =>
  read('haproxy.cfg')
    .replace('/run/haproxy', socketFolder)
    .replace('maxconn 20000', 'maxconn 2000')
    .replace(/^ *bind :443 .*\n/m, '')
    .replace(/^ *http-request redirect scheme .*\n/m, '')
    .replace('bind :80', `bind ${BALANCER}:${BALANCER_PORT}`)
    .replaceAll(/bind :(\d+)/g, `bind ${BALANCER}:$1`)
    .replace(/^( *server web2 .*\n)/m, `$1  server web3 ${WEB_ADDRESSES[2]}:3000\n`);

export const writePooler = (accounts: string): string =>
  read('database/pgbouncer.ini')
    .replace(/^auth_file = .*$/m, `auth_file = ${accounts}`)
    .replace('server_tls_sslmode = require', 'server_tls_sslmode = disable');

export const readLimits = (): string => read('database/limits.sql');

/** One member of the store in which Patroni's machines agree; they stand on the same three. */
export function toEtcd({ name, address }: Node, folder: string): string {
  const peers = NODES.map((node) => `${node.name}=http://${node.address}:2380`).join(',');
  const flags = {
    name,
    'data-dir': `${folder}/etcd`,
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'initial-cluster': peers,
    'log-level': 'warn',
  };
  return ['etcd', ...Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`)].join(' ');
}
