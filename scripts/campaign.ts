/**
 * npm run campaign -- [--rounds 10] [--folder /var/cache/trailyard-campaign] [--pooler] [--record]
 * Loses the primary of a real cluster again and again while customers order: the files of `deploy/` with Debian's own
 * PostgreSQL, Patroni, etcd and HAProxy, and PgBouncer too if asked. Ends with 2 where Debian cannot be had.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.ts';

export type CampaignOptions = {
  readonly rounds: number;
  readonly folder: string;
  readonly withPooler: boolean;
  readonly isRecorded: boolean;
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    folder: { type: 'string', default: path.join(tmpdir(), 'trailyard-campaign') },
    pooler: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number above 0.');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
if (!(await buildIfChanged())) process.exit(1);
const options = {
  rounds,
  folder: path.resolve(values.folder),
  withPooler: values.pooler,
  isRecorded: values.record,
} satisfies CampaignOptions;
const { tellCampaign }: { tellCampaign: (options: CampaignOptions) => Promise<number> } = await import(
  pathToFileURL(path.resolve('test/campaign/tell-campaign.ts')).href
);
process.exit(await tellCampaign(options));
