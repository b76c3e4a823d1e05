type Answer = { readonly title: string; readonly words: string };

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** How words are compared: without case and accents. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßłøđæœ]/gu, (letter) => LETTERS[letter] ?? letter);

/** The answers in which every word of a question is found, if only as a part of one; those with all of them in their title first. */
export function findAnswers<A extends Answer>(answers: readonly A[], question: string): readonly A[] {
  const asked = toWords(question);
  if (asked.length === 0) return answers;
  const has = (text: string) => {
    const words = toWords(text);
    return asked.every((word) => words.some((known) => known.includes(word)));
  };
  const found = answers.filter(({ title, words }) => has(`${title} ${words}`));
  return found.toSorted((a, b) => Number(has(b.title)) - Number(has(a.title)));
}

const toWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
