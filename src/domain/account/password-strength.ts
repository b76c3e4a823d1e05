import { findPasswordProblem, type PasswordProblem } from './password.ts';

export type PasswordStrength = PasswordProblem | 'weak' | 'fair' | 'strong';

type Knowledge = {
  readonly blocklist: ReadonlySet<string>;
  /** What others know about the person: name, e-mail address, company. */
  readonly personal?: readonly string[];
};

const WEAK_BELOW = 10;
const STRONG_FROM = 16;
const SHORTEST_WORD = 3;

/** How hard a password is to guess, by what an attacker tries first. It advises; only the problems are refused. */
export function ratePassword(password: string, { blocklist, personal = [] }: Knowledge): PasswordStrength {
  const problem = findPasswordProblem(password, blocklist);
  if (problem !== undefined) return problem;
  const surprises = countSurprises(withoutWords(password.toLowerCase(), personal));
  if (surprises < WEAK_BELOW) return 'weak';
  return surprises < STRONG_FROM ? 'fair' : 'strong';
}

const withoutWords = (text: string, personal: readonly string[]): string =>
  personal
    .flatMap((known) => known.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);

/** Characters that do not follow from those before them: no repeats such as `aaa` or `abab`, no runs such as `123`. */
function countSurprises(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const seen = new Set<string>();
  return codes.filter((code, position) => {
    const [before = NaN, twoBefore = NaN] = [codes[position - 1], codes[position - 2]];
    const group = `${twoBefore},${before},${code}`;
    const isRepeat = seen.has(group) || code === before;
    seen.add(group);
    const step = code - before;
    return !isRepeat && !(Math.abs(step) === 1 && step === before - twoBefore);
  }).length;
}
