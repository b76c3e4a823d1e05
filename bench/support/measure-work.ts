import { type CpuTime, readCpuTime } from './cpu-time.ts';

const ROUNDS = 3;

/** Processor time of this process and of the database in a folder for each question, in milliseconds: the best of some rounds. */
export async function measureWork<Question>(
  dataDir: string,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = total(readCpuTime({ node: process.pid, dataDir }));
    for (const question of questions) await ask(question);
    best = Math.min(best, (total(readCpuTime({ node: process.pid, dataDir })) - before) / questions.length);
  }
  return best;
}

const total = ({ node, postgres }: CpuTime): number => node + postgres;
