import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CampaignOptions } from '../../scripts/campaign.ts';
import { runTool } from '../../scripts/run-tool.ts';
import { NoDebianError, prepareDebian } from './debian.ts';
import { type Round, runCampaign } from './run-campaign.ts';
import { STRIKES } from './strikes.ts';

const DOCUMENT = 'docs/scale.md';
const PLACE = /(?<=<!-- campaign -->\n)[\s\S]*(?=<!-- end of campaign -->)/;
const number = new Intl.NumberFormat('en');

/** Runs the campaign and tells of it, round by round; the status to end with. */
export async function tellCampaign({ rounds, folder, withPooler, isRecorded }: CampaignOptions): Promise<number> {
  const done: Round[] = [];
  const onRound = async (round: Round) => {
    done.push(round);
    console.log(toSentence(round, done.length));
    await writeFile(path.join(folder, 'result.md'), toTable(done));
  };
  try {
    const root = await prepareDebian(folder);
    await runCampaign({ root, folder, rounds, withPooler, onRound });
  } catch (error) {
    if (error instanceof NoDebianError) {
      console.error(
        `The campaign needs Debian's packages in a folder of its own, which cannot be made: ${error.message}.`,
      );
      return 2;
    }
    console.error(error);
    console.error(`It ended early; what the machines said is in ${path.join(folder, 'logs')}.`);
  }
  console.log(`\n${toTable(done)}`);
  if (isRecorded) await record(toTable(done));
  const isHeld = done.every(({ faults }) => faults.length === 0);
  return isHeld && done.length === rounds * Object.keys(STRIKES).length ? 0 : 1;
}

const toSentence = ({ strike, orders, gapSeconds, answers, faults }: Round, count: number): string =>
  [
    `${count}. ${strike}: ${orders} orders, ${gapSeconds.toFixed(1)} s without one`,
    [...answers].map(([answer, times]) => `${times} × ${answer}`).join(', '),
    ...faults.map((fault) => `FAULT ${fault}`),
  ].join('\n   ');

function toTable(done: readonly Round[]): string {
  const rows = Object.keys(STRIKES).map((strike) => {
    const rounds = done.filter((round) => round.strike === strike);
    const gaps = rounds.map(({ gapSeconds }) => gapSeconds).toSorted((a, b) => a - b);
    const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
    const answers = new Set(rounds.flatMap((round) => [...round.answers.keys()]).filter((answer) => answer !== '201'));
    return [
      strike,
      rounds.length,
      number.format(rounds.reduce((sum, { orders }) => sum + orders, 0)),
      `${median.toFixed(1)} s`,
      `${(gaps.at(-1) ?? 0).toFixed(1)} s`,
      [...answers].toSorted().join(', ') || 'nothing',
      rounds.flatMap(({ faults }) => faults).length,
    ];
  });
  const head = ['what', 'times', 'orders', 'median gap', 'longest gap', 'answers beside success', 'faults'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** Where the document keeps the last campaign. */
async function record(table: string): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, text.replace(PLACE, `\n${table}\n`));
  await runTool(['oxfmt', DOCUMENT]);
}
