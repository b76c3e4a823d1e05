import { CHASSIS_AND_TIPPERS } from './fleet-chassis-and-tippers.ts';
import type { FleetLine } from './fleet-line.ts';
import { PLANES } from './fleet-planes.ts';
import { REEFERS_AND_BOXES } from './fleet-reefers-and-boxes.ts';

/** The place of a line in this list is part of its plates. */
export const DEMO_FLEET: readonly FleetLine[] = [...PLANES, ...REEFERS_AND_BOXES, ...CHASSIS_AND_TIPPERS];
