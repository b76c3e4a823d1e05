import { distanceKm, type Point } from '#domain/depot/distance.ts';

/** A yard with the street before it. */
const NEAR_KM = 0.5;

type Sighting = {
  readonly position: Point & { readonly at: Date };
  readonly depot: Point;
  readonly handedBackAt: Date;
};

/** Whether a transmitter proves that a trailer was brought back: it has reported from the depot since. */
export const isSeenAtDepot = ({ position, depot, handedBackAt }: Sighting): boolean =>
  position.at >= handedBackAt && distanceKm(position, depot) <= NEAR_KM;
