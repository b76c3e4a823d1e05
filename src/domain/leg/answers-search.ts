/** What a search asks for, in wall times or days, and by any name of a depot. */
export type Asked = {
  readonly from: string;
  readonly to: string;
  readonly returnDepot: string;
  readonly depots: readonly string[] | undefined;
  readonly types: readonly string[] | undefined;
};

export type OfferedLeg = {
  readonly type: string;
  /** All names of the depots that it leaves and leads to. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly localFrom: string;
  readonly localTo: string;
};

const isNamed = (names: readonly string[], asked: string): boolean =>
  names.some((name) => name.toLowerCase() === asked.toLowerCase());

const dayOf = (wallTime: string): string => wallTime.slice(0, 10);

/** Whether an empty leg is the way of a search, and can be had on all of its days. */
export const answersSearch = (asked: Asked, leg: OfferedLeg): boolean =>
  isNamed(leg.to, asked.returnDepot) &&
  (asked.depots === undefined || asked.depots.some((name) => isNamed(leg.from, name))) &&
  (asked.types === undefined || asked.types.includes(leg.type)) &&
  dayOf(leg.localFrom) <= dayOf(asked.from) &&
  dayOf(asked.to) <= dayOf(leg.localTo);
