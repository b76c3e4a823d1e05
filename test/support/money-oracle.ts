/** What carts cost, worked out a second time with exact fractions and nothing else, to hold the shop's sums against. */

export type OracleLine = {
  readonly days: number;
  /** More than 30 days by the depot's clock. */
  readonly long: boolean;
  readonly listRates: readonly { readonly fromDay: number; readonly cents: number }[];
  /** In ten-thousandths. */
  readonly factor: number;
  readonly services: readonly { readonly perDay: boolean; readonly cents: number }[];
  readonly depot: { readonly country: string; readonly basisPoints: number };
};
export type OracleCustomer = { readonly country: string; readonly hasVatId: boolean; readonly isInEu: boolean };

/** Half a cent goes up; nothing here is negative. */
const toCents = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole;
};

function rentOf({ days, listRates, factor }: OracleLine): bigint {
  const rateFrom = (start: number): bigint => {
    const band = listRates.find(({ fromDay }) => fromDay === start);
    return toCents(BigInt(band?.cents ?? 0) * BigInt(factor), 10_000n);
  };
  const reached = Math.max(...listRates.map(({ fromDay }) => fromDay).filter((fromDay) => fromDay <= days));
  const candidates = [BigInt(days) * rateFrom(reached)];
  for (const { fromDay } of listRates) if (fromDay > days) candidates.push(BigInt(fromDay) * rateFrom(fromDay));
  return candidates.reduce((least, next) => (next < least ? next : least));
}

export function netOf(line: OracleLine): bigint {
  const services = line.services.map(({ perDay, cents }) => BigInt(cents) * (perDay ? BigInt(line.days) : 1n));
  return services.reduce((sum, next) => sum + next, rentOf(line));
}

function taxOf({ long, depot }: OracleLine, { country, hasVatId, isInEu }: OracleCustomer): string {
  if (!long) return `${depot.country} shortTerm ${depot.basisPoints}`;
  if (country === depot.country) return `${depot.country} domestic ${depot.basisPoints}`;
  if (!isInEu) return `${country} outsideEu 0`;
  return hasVatId ? `${country} reverseCharge 0` : `${depot.country} noVatId ${depot.basisPoints}`;
}

export function oracleTotals(lines: readonly OracleLine[], customer: OracleCustomer) {
  const bases = new Map<string, bigint>();
  for (const line of lines) bases.set(taxOf(line, customer), (bases.get(taxOf(line, customer)) ?? 0n) + netOf(line));
  const taxes = [...bases].map(([group, base]) => {
    const basisPoints = BigInt(group.split(' ').at(-1) ?? '0');
    return { group, base, amount: toCents(base * basisPoints, 10_000n) };
  });
  const net = lines.map(netOf).reduce((sum, next) => sum + next, 0n);
  return { net, taxes, gross: taxes.reduce((sum, { amount }) => sum + amount, net) };
}
