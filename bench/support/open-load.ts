import { type Answer, createAsker } from './asker.ts';

type Wish = { readonly url: string; readonly seconds: number; readonly cookie?: string; readonly accepts?: string };

const SLICE_MS = 5;

/** Asks at a steady rate, however late the answers are: visitors do not wait for each other. */
export function startOpenLoad({ url, cookie, seconds, perSecond }: Wish & { readonly perSecond: number }) {
  const asker = createAsker({ url, cookie });
  const started = performance.now();
  const answers: Promise<Answer>[] = [];
  const askAll = async () => {
    for (let now = started; now < started + seconds * 1000; now = performance.now()) {
      const due = Math.floor(((now - started) / 1000) * perSecond);
      while (answers.length < due) answers.push(asker.ask());
      await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
    }
  };
  const asked = askAll();
  const answered = asked.then(() => Promise.all(answers)).finally(asker.close);
  return { started, asked, answered };
}

/** Asks again as soon as there is an answer, a few at a time: what the server can do and not a page more. */
export async function sendClosedLoad({ seconds, atOnce, ...asked }: Wish & { readonly atOnce: number }) {
  const asker = createAsker(asked);
  const started = performance.now();
  const answers: Answer[] = [];
  const askOn = async () => {
    while (performance.now() < started + seconds * 1000) answers.push(await asker.ask());
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  asker.close();
  return { started, answers };
}
