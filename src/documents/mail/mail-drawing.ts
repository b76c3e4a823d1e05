type Kind = { readonly type: string; readonly subType: string };

export const toKind = ({ type, subType }: Kind): string => `${type}-${subType}`;

/** Names the drawing of a kind of trailer inside the message. */
export const drawingCid = (kind: string): string => `${kind}@trailyard`;
