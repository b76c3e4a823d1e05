import { createInterface } from 'node:readline/promises';

/** Asks on the terminal and takes only the word `yes`. Without a terminal nobody can say it. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} Type "yes" to go on: `)).trim() === 'yes';
  } finally {
    terminal.close();
  }
}
