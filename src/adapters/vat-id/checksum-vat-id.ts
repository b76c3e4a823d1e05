import { judgeVatId } from '#domain/business-unit/vat-id.ts';
import type { VatIdPort } from '#services/ports/vat-id.ts';

/** Judges by the check digits alone, without asking any register. */
export const checksumVatId: VatIdPort = { check: async ({ country, vatId }) => judgeVatId(country, vatId) };
