import { deleteCertificate } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Removal = { readonly trailerId: string; readonly kind: CertificateKind; readonly version?: number | undefined };

export const removeCertificate = (deps: Reads, actor: Actor, { trailerId, kind, version }: Removal) =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx) => {
    const wasThere = await deleteCertificate(trx, { trailerId, kind });
    return wasThere ? ok({ action: 'certificate.remove', data: { kind } }) : refuse('not-found');
  });
