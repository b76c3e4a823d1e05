import { countSurprises, findPasswordProblem, type PasswordKnowledge, type PasswordProblem } from './password.ts';

export type PasswordStrength = PasswordProblem | 'weak' | 'fair' | 'strong';

const WEAK_BELOW = 10;
const STRONG_FROM = 16;

/** How hard a password is to guess, by what an attacker tries first. It advises; only the problems are refused. */
export function ratePassword(password: string, knowledge: PasswordKnowledge): PasswordStrength {
  const problem = findPasswordProblem(password, knowledge);
  if (problem !== undefined) return problem;
  const surprises = countSurprises(password, knowledge.personal ?? []);
  if (surprises < WEAK_BELOW) return 'weak';
  return surprises < STRONG_FROM ? 'fair' : 'strong';
}
