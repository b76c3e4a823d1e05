import type { AdminUnit, ChangeUnitTermsInput } from '#contract/admin-business-unit.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { changeUnit } from './change-unit.ts';
import { getBusinessUnit } from './get-business-unit.ts';

type Change = {
  readonly businessUnitId: string;
  readonly input: ChangeUnitTermsInput;
  readonly version?: number | undefined;
};

/** Decides how far a company is trusted: its credit, and the result of the risk check. */
export async function changeUnitTerms(
  deps: ReadsWithSettings,
  actor: Actor,
  { businessUnitId, input, version }: Change,
): Promise<Outcome<AdminUnit>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  if (Object.keys(input).length === 0) return getBusinessUnit(deps, actor, businessUnitId);
  const { creditLimitCents, riskStatus } = input;
  return changeUnit(deps, admin.value, { businessUnitId, version }, (before) =>
    ok({
      action: 'businessUnit.changeTerms',
      data: {
        before: { creditLimitCents: before.creditLimitCents, riskStatus: before.riskStatus },
        after: input,
      },
      changes: {
        ...(creditLimitCents !== undefined && { creditLimitCents }),
        ...(riskStatus !== undefined && { riskStatus }),
      },
    }),
  );
}
