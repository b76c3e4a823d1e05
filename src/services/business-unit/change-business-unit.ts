import { type BusinessUnit, type ChangeBusinessUnitInput, companyInput } from '#contract/business-unit.ts';
import { toFieldCodes } from '#contract/field-codes.ts';
import { listAddresses } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { type BusinessUnitRow, findBusinessUnit, updateBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Database } from '#db/client.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import type { Right } from '#domain/team/rights.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { toBusinessUnit } from './to-business-unit.ts';
import { toBusinessUnitRow } from './to-business-unit-row.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'vatIds'>;
type Change = { readonly input: ChangeBusinessUnitInput; readonly version?: number | undefined };
type Answer = { readonly businessUnit: BusinessUnit };

/** Every field of the company but these two is company data. */
const OWN_RIGHTS: Readonly<Record<string, Right>> = {
  paymentMethod: 'changePaymentMethod',
  trailerConnectLogin: 'editTrailerConnect',
} satisfies { readonly [Field in keyof ChangeBusinessUnitInput]?: Right };

/** Changes what the unit says about itself. Each field needs the right of its kind; one that is missing refuses all. */
export async function changeBusinessUnit(
  deps: Needs,
  actor: Actor,
  { input, version }: Change,
): Promise<Outcome<Answer>> {
  const allowed = requireRights(actor, input);
  if (!allowed.ok) return allowed;
  const member = allowed.value;
  const { businessUnitId } = member;
  const row = await findBusinessUnit(deps.db, businessUnitId);
  if (row === undefined) return refuse('not-found');
  if (version !== undefined && version !== row.version) return stale(deps, member, row);
  if (Object.keys(input).length === 0) return ok(await toAnswer(deps, member, row));
  const fields = findProblems(row, input);
  if (fields !== undefined) return refuseFields(fields);
  const changes = await withVatIdStatus(deps, row, toBusinessUnitRow(row, input, deps.settings.secretKey));

  const changed = await attempt(deps.db, async (trx) => {
    const updated = await updateBusinessUnit(trx, { businessUnitId, version: row.version, changes });
    if (updated === undefined) return refuse('stale-version');
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'businessUnit.change',
      objectId: businessUnitId,
      data: { ...tellCompanyChanges(row, changes) },
      now: deps.clock.now(),
    });
    return ok(updated);
  });
  if (changed.ok) return ok(await toAnswer(deps, member, changed.value));
  const current = await findBusinessUnit(deps.db, businessUnitId);
  return current === undefined ? refuse('not-found') : stale(deps, member, current);
}

function requireRights(actor: Actor, input: ChangeBusinessUnitInput): Outcome<Member> {
  const rights = Object.keys(input).map((field) => OWN_RIGHTS[field] ?? 'editCompany');
  let allowed = requireRight(actor, rights[0] ?? 'editCompany');
  for (const right of rights) if (allowed.ok) allowed = requireRight(actor, right);
  return allowed;
}

/** Fields that depend on each other are checked as they will stand together. */
function findProblems(row: BusinessUnitRow, input: ChangeBusinessUnitInput): Record<string, string> | undefined {
  const { paymentMethod: _method, trailerConnectLogin: _login, ...company } = input;
  if (Object.keys(company).length === 0) return undefined;
  const { name, legalForm, registrationNumber, vatId, taxNumber, invoiceEmail, phone, country, defaultLocale } = row;
  const before = { name, legalForm, registrationNumber, vatId, taxNumber, invoiceEmail, phone, country, defaultLocale };
  const whole = companyInput.safeParse({ ...before, ...company });
  return whole.success ? undefined : toFieldCodes(whole.error.issues);
}

type Changes = ReturnType<typeof toBusinessUnitRow>;

/** What is sealed is told by the name that people know, and by nothing else. */
function tellCompanyChanges(
  row: BusinessUnitRow,
  {
    trailerConnectLoginEncrypted: login,
    ...changes
  }: Changes & Partial<Pick<BusinessUnitRow, 'vatIdStatus' | 'vatIdCheckedAt'>>,
) {
  // What the check has found follows from the number, and is no change of anybody's.
  const { vatIdStatus: _status, vatIdCheckedAt: _at, ...told } = changes;
  return tellChanges('businessUnit', row, { ...told, ...(login === undefined ? {} : { trailerConnectLogin: true }) });
}

/** A number that is new, or that stands for another country now, is checked anew: it decides about taxes. */
async function withVatIdStatus({ vatIds, clock }: Needs, row: BusinessUnitRow, changes: Changes) {
  const { vatId = row.vatId, country = row.country } = changes;
  if (vatId === row.vatId && country === row.country) return changes;
  const vatIdStatus = vatId === null ? 'unchecked' : await vatIds.check({ country, vatId });
  return { ...changes, vatIdStatus, vatIdCheckedAt: vatIdStatus === 'unchecked' ? null : clock.now() };
}

async function toAnswer(
  { db, settings }: { db: Database } & Pick<Deps, 'settings'>,
  { role, businessUnitId }: Member,
  row: BusinessUnitRow,
): Promise<Answer> {
  const addresses = await listAddresses(db, { businessUnitId });
  return { businessUnit: toBusinessUnit(row, { addresses, role, openingKeys: settings.openingKeys }) };
}

async function stale(deps: Needs, member: Member, row: BusinessUnitRow): Promise<Outcome<never>> {
  const { businessUnit: current } = await toAnswer(deps, member, row);
  return refuse('stale-version', { details: { current } });
}
