const GROUPED = {
  insurance: ['liabilityBasic', 'liabilityPlus', 'liabilityTop', 'theftCover'],
  care: ['fullService', 'tyreCare', 'breakdown24', 'cleaning', 'washInside', 'washFeedB', 'washFeedC'],
  technology: ['telematicsBasic', 'telematicsPro', 'tempLog', 'precool'],
  equipment: ['lashingKit', 'barsBeams', 'twistlockKit', 'winterTyres', 'snowChains', 'adrKit'],
} as const;

/** In the order in which they are shown. What the operator invents stands at the end. */
export const SERVICE_GROUPS = ['insurance', 'care', 'technology', 'equipment', 'other'] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

/** What a service is about, so that a long list can be read. */
export function serviceGroupOf(key: string): ServiceGroup {
  const known = Object.entries(GROUPED).find(([, keys]) => keys.some((member) => member === key));
  return SERVICE_GROUPS.find((group) => group === known?.[0]) ?? 'other';
}
