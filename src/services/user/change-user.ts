import type { ChangeUserInput, Me } from '#contract/user.ts';
import { listAddresses, listChosenAddresses, replaceChosenAddresses } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { refuseForImpersonator, requireSignedIn, requireUser } from '../require-actor.ts';
import { getMe } from './get-me.ts';

type Change = { readonly input: ChangeUserInput; readonly version?: number | undefined };

const isOnlyLocale = (input: ChangeUserInput): boolean => Object.keys(input).every((field) => field === 'locale');

/**
 * Changes what people decide about themselves. The language may change before the terms are accepted, but not by an
 * admin in somebody's name: mails follow it.
 */
export async function changeUser(
  deps: ReadsWithSettings,
  actor: Actor,
  { input, version }: Change,
): Promise<Outcome<Me>> {
  const allowed = isOnlyLocale(input) ? requireSignedIn(actor) : requireUser(actor);
  if (!allowed.ok) return allowed;
  const personal = input.locale === undefined ? ok(undefined) : refuseForImpersonator(actor, 'chooseLocale');
  if (!personal.ok) return personal;
  const changed = await attempt(deps.db, (trx) => change(trx, allowed.value, { input, version }, deps.clock.now()));
  return changed.ok ? getMe(deps, actor) : changed;
}

async function change(
  trx: Transaction,
  actor: Member | PlatformAdmin,
  { input, version }: Change,
  now: Date,
): Promise<Outcome<void>> {
  const choice = await planChoice(trx, actor, input);
  if (!choice.ok) return choice;
  const { locale, firstName, lastName } = input;
  const changes = {
    ...(locale === undefined ? {} : { locale }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
  const { userId } = actor;
  const row = await updateUser(trx, { userId, version, changes });
  if (row === undefined) return refuse('stale-version');
  for (const part of choice.value) await replaceChosenAddresses(trx, part);
  await recordAudit(trx, {
    actor,
    businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null,
    action: 'user.change',
    objectId: userId,
    data: { fields: Object.keys(input) },
    now,
  });
  return ok(undefined);
}

type ChoicePart = Parameters<typeof replaceChosenAddresses>[1];

/** Checks the addresses named in the input: those of another unit are as unknown as those that do not exist. */
async function planChoice(
  trx: Transaction,
  actor: Member | PlatformAdmin,
  input: ChangeUserInput,
): Promise<Outcome<ChoicePart[]>> {
  const wishes = [
    { purpose: 'billing', ids: input.billingAddressIds, defaultId: input.defaultBillingAddressId },
    { purpose: 'shipping', ids: input.shippingAddressIds, defaultId: input.defaultShippingAddressId },
  ] as const;
  const wanted = wishes.filter(({ ids, defaultId }) => ids !== undefined || defaultId !== undefined);
  if (wanted.length === 0) return ok([]);
  if (actor.kind !== 'member') return refuse('not-found');
  const own = new Set((await listAddresses(trx, actor)).map(({ id }) => id));
  const named = wanted.flatMap(({ ids = [], defaultId }) => [...ids, ...(defaultId ? [defaultId] : [])]);
  if (named.some((id) => !own.has(id))) return refuse('not-found');

  const { businessUnitId, userId } = actor;
  const chosen = await listChosenAddresses(trx, actor);
  return ok(
    wanted.map(({ purpose, ids, defaultId }) => {
      const before = chosen.filter((choice) => choice.purpose === purpose);
      const kept = ids ?? before.map(({ addressId }) => addressId);
      const oldDefault = before.find(({ isDefault }) => isDefault)?.addressId ?? null;
      const newDefault = defaultId === undefined ? oldDefault : defaultId;
      // The default is one of the chosen, so naming one chooses it; dropping it from the list leaves none.
      const addressIds = defaultId ? [...new Set([...kept, defaultId])] : [...new Set(kept)];
      return { businessUnitId, userId, purpose, addressIds, defaultId: newDefault };
    }),
  );
}
