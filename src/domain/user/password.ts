export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** What an attacker would have to guess beside names, repeats and runs; fewer is no secret at all. */
const FEWEST_SURPRISES = 6;
const SHORTEST_WORD = 3;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common';

export type PasswordKnowledge = {
  /** Common passwords in lower case. */
  readonly blocklist: ReadonlySet<string>;
  /** What others know about the person: name, e-mail address, company. */
  readonly personal?: readonly string[];
};

/** Length and what an attacker tries first decide; which kinds of characters it has does not. A character is a code point. */
export function findPasswordProblem(
  password: string,
  { blocklist, personal = [] }: PasswordKnowledge,
): PasswordProblem | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return 'tooShort';
  if (length > PASSWORD_MAX) return 'tooLong';
  const isCommon = blocklist.has(password.toLowerCase()) || countSurprises(password, personal) < FEWEST_SURPRISES;
  return isCommon ? 'common' : undefined;
}

/** Characters that follow neither from the person nor from those before them: no `aaa`, no `abab`, no `123`. */
export function countSurprises(password: string, personal: readonly string[]): number {
  const codes = Array.from(
    withoutWords(password.toLowerCase(), personal),
    (character) => character.codePointAt(0) ?? 0,
  );
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

const withoutWords = (text: string, personal: readonly string[]): string =>
  personal
    .flatMap((known) => known.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
