/** The types the rules know, each with its usual sub-types. Configuration may offer fewer, or other sub-types. */
export const TRAILER_TYPES = {
  plane: ['standard', 'mega', 'coil', 'beverageXL', 'liftRoof', 'dropSide', 'city'],
  cool: ['mono', 'multiTemp', 'doubleDeck', 'meatRail', 'flower', 'city', 'electric'],
  box: ['dry', 'furniture', 'doubleDeck', 'city', 'parcel'],
  chassis: ['fixed40', 'light40HC', 'tank20_30', 'tip20'],
  chassisAllround: ['extendRear', 'extendFrontRear', 'split2x20'],
  tipper: ['steelHalfpipe', 'aluBox', 'thermoAsphalt', 'demolition'],
  tipperAgrar: ['grain50', 'grain60', 'woodchip', 'pushFloor'],
} as const satisfies Record<string, readonly string[]>;
export type TrailerType = keyof typeof TRAILER_TYPES;

/** One entry of the configured `TRAILER_TYPES`. */
export type TrailerTypeConfig = { readonly type: string; readonly subTypes?: readonly string[] | undefined };

export const isTrailerType = (value: string): value is TrailerType => Object.hasOwn(TRAILER_TYPES, value);

/** Whether a type, and a sub-type if one is given, is offered. */
export const isOffered = (types: readonly TrailerTypeConfig[], type: string, subType?: string): boolean =>
  types.some((entry) => entry.type === type && (subType === undefined || entry.subTypes?.includes(subType) === true));

/** Hours that a trailer stays off the market after its return. */
export const TURNAROUND_HOURS = {
  plane: 2,
  cool: 6,
  box: 2,
  chassis: 2,
  chassisAllround: 2,
  tipper: 2,
  tipperAgrar: 6,
} as const satisfies Record<TrailerType, number>;

const USUAL_TURNAROUND_HOURS = 2;
export const turnaroundHours = (type: string): number =>
  isTrailerType(type) ? TURNAROUND_HOURS[type] : USUAL_TURNAROUND_HOURS;

/** The fewest chargeable days for which a type is rented out. */
export const minimumDays = (type: string): number => (type === 'cool' ? 3 : 1);

/** A road train of 40 t with a tractor of 7.5 t leaves this for trailer and load. */
const TRAILER_AND_LOAD_KG = 32_500;
export const payloadKg = (tareKg: number): number => TRAILER_AND_LOAD_KG - tareKg;
