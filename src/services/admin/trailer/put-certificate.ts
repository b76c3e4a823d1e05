import type { CertificateInput } from '#contract/admin-trailer-input.ts';
import { listCertificates, putCertificate as storeCertificate } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Reads } from '../../deps.ts';
import { refuseFields } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Change = {
  readonly trailerId: string;
  readonly kind: CertificateKind;
  readonly input: CertificateInput;
  readonly version?: number | undefined;
};

/** A new certificate, or the renewal of one. Another end starts the reminders anew. */
export const putCertificate = (deps: Reads, actor: Actor, { trailerId, kind, input, version }: Change) =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    const { validUntil, issuedOn = null } = input;
    if (issuedOn !== null && issuedOn > validUntil) return refuseFields({ validUntil: 'before-from' });
    const reference = input.reference === '' ? null : (input.reference ?? null);
    const before = (await listCertificates(trx, trailerId)).find((one) => one.kind === kind);
    await storeCertificate(trx, { trailerId, kind, validUntil, issuedOn, reference });
    return ok({ action: 'certificate.change', data: { kind, previousUntil: before?.validUntil ?? null, validUntil } });
  });
