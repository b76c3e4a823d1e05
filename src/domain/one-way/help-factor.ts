/** What a way that helps the fleet costs of its fee, in ten-thousandths. */
const HELP_FACTOR = 5_000;

/** What the last night foresaw of a type at both ends of a way. Days are `YYYY-MM-DD`. */
export type Foreseen = {
  /** Where it leaves some are spare, up to this day; undefined if none are. */
  readonly spareUntil: string | undefined;
  readonly isMissingThere: boolean;
  readonly returnsOn: string;
};

/** Undefined where the fee is what the price list says. A return after the days that were looked at helps nobody that is known. */
export const helpFactor = ({ spareUntil, isMissingThere, returnsOn }: Foreseen): number | undefined =>
  isMissingThere && spareUntil !== undefined && returnsOn <= spareUntil ? HELP_FACTOR : undefined;
