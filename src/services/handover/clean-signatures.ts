import type { SignHandoverInput } from '#contract/handover.ts';
import type { HandoverSignatures, SignedBy } from '#domain/handover/handover-parts.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import type { ImageEncoderPort } from '../ports/image-encoder.ts';

const PREFIX = 'data:image/png;base64,';
/** Enough for every stroke on paper. */
const PICTURE = { maxWidth: 800, quality: 90, format: 'png' } as const;

export type GivenSignatures = Readonly<Record<keyof HandoverSignatures, SignedBy | null>>;

/** Signatures come from a browser like any other picture: they are judged by their content and drawn anew. */
export async function cleanSignatures(
  encoder: ImageEncoderPort,
  { customer, depot }: SignHandoverInput,
): Promise<Outcome<GivenSignatures>> {
  const ofCustomer = customer === undefined ? ok(null) : await clean(encoder, 'customer', customer);
  if (!ofCustomer.ok) return ofCustomer;
  const ofDepot = depot === undefined ? ok(null) : await clean(encoder, 'depot', depot);
  return ofDepot.ok ? ok({ customer: ofCustomer.value, depot: ofDepot.value }) : ofDepot;
}

async function clean(
  encoder: ImageEncoderPort,
  party: keyof HandoverSignatures,
  signing: NonNullable<SignHandoverInput['customer']>,
): Promise<Outcome<SignedBy>> {
  if ('refusedBecause' in signing) return ok(signing);
  const encoded = await encoder.encode(Buffer.from(signing.signature.slice(PREFIX.length), 'base64'), PICTURE);
  if (!encoded.ok) {
    return encoded.error === 'unavailable'
      ? refuse('unavailable', { retryAfterSeconds: 1 })
      : refuseFields({ [`${party}.signature`]: 'signature' });
  }
  return ok({ name: signing.name, signature: PREFIX + Buffer.from(encoded.value.bytes).toString('base64') });
}
