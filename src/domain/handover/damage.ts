/** The sides of the body sketch on which a damage is marked. */
export const DAMAGE_VIEWS = ['left', 'right', 'front', 'rear', 'top', 'inside', 'chassis'] as const;
export type DamageView = (typeof DAMAGE_VIEWS)[number];

export const DAMAGE_KINDS = ['scratch', 'dent', 'hole', 'tear', 'broken', 'missing', 'other'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** `unsafe`: the trailer must not go onto the road like this. */
export const DAMAGE_SEVERITIES = ['cosmetic', 'functional', 'unsafe'] as const;
export type DamageSeverity = (typeof DAMAGE_SEVERITIES)[number];
