import { FACTS, type Fact } from './fact.ts';
import { rulesOf, type TrailerType } from './trailer-type.ts';

export type FactProblem = { readonly fact: string; readonly problem: 'unknown' | 'invalid' };

const LONGEST_TEXT = 120;
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;

function isFactValue(fact: Fact, value: unknown): boolean {
  const rule = FACTS[fact];
  const isOption = (item: unknown): boolean => 'options' in rule && rule.options.some((option) => option === item);
  switch (rule.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isSafeInteger(value) && (fact.endsWith('Celsius') || Number(value) >= 0);
    case 'text':
      return isText(value);
    case 'texts':
      return Array.isArray(value) && value.every(isText);
    case 'choice':
      return isOption(value);
    case 'choices':
      return Array.isArray(value) && value.every(isOption) && new Set(value).size === value.length;
  }
}

/** What is wrong with the facts given for a type: those it does not have, and values that cannot be. */
export function findFactProblems(type: TrailerType, facts: Readonly<Record<string, unknown>>): readonly FactProblem[] {
  return Object.entries(facts).flatMap(([name, value]): FactProblem[] => {
    const fact = rulesOf(type).facts.find((known) => known === name);
    if (fact === undefined) return [{ fact: name, problem: 'unknown' }];
    return isFactValue(fact, value) ? [] : [{ fact: name, problem: 'invalid' }];
  });
}
