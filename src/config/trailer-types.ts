/** The types the shop rents, in the order in which it shows them. Each has an icon and drawings of the same name. */
export const DEFAULT_TRAILER_TYPES = [
  { type: 'plane', subTypes: ['standard', 'mega', 'coil', 'beverageXL', 'liftRoof', 'dropSide', 'city'] },
  { type: 'cool', subTypes: ['mono', 'multiTemp', 'doubleDeck', 'meatRail', 'flower', 'city', 'electric'] },
  { type: 'box', subTypes: ['dry', 'furniture', 'doubleDeck', 'city', 'parcel'] },
  { type: 'chassis', subTypes: ['fixed40', 'light40HC', 'tank20_30', 'tip20'] },
  { type: 'chassisAllround', subTypes: ['extendRear', 'extendFrontRear', 'split2x20'] },
  { type: 'tipper', subTypes: ['steelHalfpipe', 'aluBox', 'thermoAsphalt', 'demolition'] },
  { type: 'tipperAgrar', subTypes: ['grain50', 'grain60', 'woodchip', 'pushFloor'] },
];
