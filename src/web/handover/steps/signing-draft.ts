import type { SignHandoverInput } from '#contract/handover.ts';

export type SigningDraft = { readonly name: string; readonly isRefused: boolean; readonly reason: string };
export type SigningProblem = 'name' | 'signature' | 'reason';
type SigningInput = NonNullable<SignHandoverInput['customer']>;

export const CODE_DIGITS = 6;
export const isDepotCode = (typed: string): boolean => typed.length === CODE_DIGITS && !/\D/.test(typed);

export function readSigning(kept: unknown): SigningDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, isRefused, reason }: { name?: unknown; isRefused?: unknown; reason?: unknown } = kept;
  return typeof name === 'string' && typeof isRefused === 'boolean' && typeof reason === 'string'
    ? { name, isRefused, reason }
    : undefined;
}

/** What is missing before it counts as signed, or as refused. */
export function findSigningProblem(draft: SigningDraft, png: string | null): SigningProblem | undefined {
  if (draft.isRefused) return draft.reason.trim() === '' ? 'reason' : undefined;
  if (draft.name.trim() === '') return 'name';
  return png === null ? 'signature' : undefined;
}

export const toSigning = (draft: SigningDraft, png: string | null): SigningInput =>
  draft.isRefused ? { refusedBecause: draft.reason.trim() } : { name: draft.name.trim(), signature: png ?? '' };
