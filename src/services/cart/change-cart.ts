import type { ChangeCartInput } from '#contract/cart.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { writeCart } from './write-cart.ts';
import type { RentalReads } from '../deps.ts';

const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** Notes what the customer's own books need to say about the order. */
export const changeCart = (
  deps: RentalReads,
  actor: Actor,
  { input, version }: { readonly input: ChangeCartInput; readonly version?: number | undefined },
) =>
  writeCart(deps, actor, { action: 'cart.change', data: { fields: Object.keys(input) }, version }, async () => {
    const { poNumber, costCentre, note } = input;
    return ok({
      changes: {
        ...(poNumber === undefined ? {} : { poNumber: orNull(poNumber) }),
        ...(costCentre === undefined ? {} : { costCentre: orNull(costCentre) }),
        ...(note === undefined ? {} : { note: orNull(note) }),
      },
    });
  });
