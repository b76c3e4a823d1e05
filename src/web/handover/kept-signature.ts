import type { HandoverParts, SignHandoverInput } from '#contract/handover.ts';
import { signHandoverInput } from '#contract/handover.ts';
import type { UnsentItem } from './queue/unsent-item.ts';

/** A protocol has one signature. */
export const SIGNATURE = 'signature';

/** A signature as it waits in the browser: who signed, when, and what they had read. */
export type KeptSignature = {
  readonly input: SignHandoverInput;
  /** By the clock of the device. */
  readonly signedAt: string;
  readonly content: string;
};

/** Undefined if it is not what this version of the app keeps. */
export function readKeptSignature({ kind, value }: UnsentItem): KeptSignature | undefined {
  if (kind !== 'signature' || typeof value !== 'object' || value === null) return undefined;
  const { input, signedAt, content }: { input?: unknown; signedAt?: unknown; content?: unknown } = value;
  const parsed = signHandoverInput.safeParse(input);
  return parsed.success && typeof signedAt === 'string' && typeof content === 'string'
    ? { input: parsed.data, signedAt, content }
    : undefined;
}

/**
 * What is signed, so that it can be compared with what the server has by then. Nothing typed is nothing, and photos are
 * not read before they are signed.
 */
export const toContent = (parts: HandoverParts): string => JSON.stringify(sorted(parts));

function sorted(value: unknown): unknown {
  if (value === '') return null;
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'photos');
  return Object.fromEntries(
    members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}

type Signed = { readonly name: string } | { readonly refusedBecause: string };
const nameOf = (signing: Signed): string => ('name' in signing ? signing.name : signing.refusedBecause);

/**
 * Whether a protocol was closed by this very signature, whose answer was lost on the way. Where the depot alone was still
 * to sign, it is the same customer anyway.
 */
export const isSignedBy = (customer: Signed | undefined, { input }: KeptSignature): boolean =>
  customer !== undefined && (input.customer === undefined || nameOf(customer) === nameOf(input.customer));

const MOST_SECONDS = 10_000_000;

/** How long it has waited, by the clock of the device. */
export const waitedSeconds = ({ signedAt }: KeptSignature, now: number): number =>
  Math.min(MOST_SECONDS, Math.max(0, Math.round((now - Date.parse(signedAt)) / 1000)));
