import { quoteValidUntil } from '#domain/quote/quote-terms.ts';
import type { Settings } from '../../deps.ts';
import type { AssessedLine } from '../../line/assess-lines.ts';

/** Until when a quote of these lines can be accepted. */
export const validUntilOf = (lines: readonly AssessedLine[], { quotes }: Pick<Settings, 'quotes'>, now: Date): Date =>
  quoteValidUntil(
    lines.map(({ item, depot }) => ({
      startsAt: item.startsAt,
      leadTimeMinutes: depot?.row.leadTimeMinutes ?? 0,
    })),
    quotes,
    now,
  );
