const KEYS = ['box', 'chassis', 'chassisAllround', 'cool', 'plane', 'tipper', 'tipperAgrar'] as const;

/** The types that have a name in the catalogues. Configuration may know more; those are shown by their key. */
export const isTrailerTypeKey = (type: string): type is (typeof KEYS)[number] => KEYS.some((key) => key === type);
