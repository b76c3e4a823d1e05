import type { DamageKind, DamageSeverity, DamageView } from './damage.ts';

export type ReportedDamage = {
  readonly id: string;
  readonly view: DamageView;
  readonly x: number;
  readonly y: number;
  readonly kind: DamageKind;
  readonly severity: DamageSeverity;
  readonly description: string;
};

/** A meter that shows less than the last protocol says: somebody has read it twice, and may say why. */
type LowerThanLast = { readonly isConfirmed?: boolean; readonly note?: string | null };

/** What the steps of a handover have collected; a step that nobody has taken yet is absent. */
export type HandoverParts = {
  readonly driver?: { readonly name: string; readonly licenceNumber: string | null };
  readonly mileage?: { readonly km: number } & LowerThanLast;
  readonly cooling?: { readonly engineHours: number; readonly fuelPercent: number } & LowerThanLast;
  readonly tyres?: Readonly<Record<string, number>>;
  readonly checklist?: Readonly<Record<string, { readonly isOk: boolean; readonly note: string | null }>>;
  readonly damages?: readonly ReportedDamage[];
  readonly equipment?: Readonly<Record<string, number>>;
  readonly cleanliness?: { readonly isClean: boolean; readonly note: string | null };
};

/** The signature is a picture, as a data URL. */
export type SignedBy = { readonly name: string; readonly signature: string } | { readonly refusedBecause: string };

export type HandoverSignatures = { readonly customer: SignedBy; readonly depot: SignedBy | null };

/** Somebody of the depot did not find the trailer of a return that the customer signed alone. */
export type ReturnDispute = { readonly reason: string; readonly at: string };
