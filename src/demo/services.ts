import type { ServiceUnit } from '#domain/price/service-price.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';

type PriceByType = Readonly<Partial<Record<TrailerType, number>>>;

export type DemoService = {
  readonly key: string;
  readonly unit: ServiceUnit;
  /** Net cents for each type it is offered for. */
  readonly prices: PriceByType;
  readonly recommended: boolean;
  readonly excludes: readonly string[];
  readonly leadTimeHours: number;
};

type Rules = { recommended?: boolean; excludes?: readonly string[]; leadTimeHours?: number };

const ALL = keysOf(TRAILER_TYPES);

const price = (cents: number, types: readonly TrailerType[] = ALL): PriceByType =>
  Object.fromEntries(types.map((type) => [type, cents]));

const service = (key: string, unit: ServiceUnit, prices: PriceByType, rules: Rules = {}): DemoService => ({
  key,
  unit,
  prices,
  recommended: false,
  excludes: [],
  leadTimeHours: 0,
  ...rules,
});

const chassis = ['chassis', 'chassisAllround'] as const;

/** In the order in which the shop shows them. */
export const DEMO_SERVICES: readonly DemoService[] = [
  service('fullService', 'perDay', { ...price(490), cool: 890, tipper: 790 }, { excludes: ['tyreCare'] }),
  service('tyreCare', 'perDay', price(190), { excludes: ['fullService'] }),
  service('liabilityBasic', 'once', price(0), { excludes: ['liabilityPlus', 'liabilityTop'] }),
  service('liabilityPlus', 'perDay', price(390), {
    recommended: true,
    excludes: ['liabilityBasic', 'liabilityTop'],
  }),
  service('liabilityTop', 'perDay', price(690), { excludes: ['liabilityBasic', 'liabilityPlus'] }),
  service('theftCover', 'perDay', price(150)),
  service('breakdown24', 'perDay', price(120), { recommended: true }),
  service('telematicsBasic', 'perDay', price(60), { excludes: ['telematicsPro'] }),
  service('telematicsPro', 'perDay', price(140), { excludes: ['telematicsBasic'] }),
  service('tempLog', 'perDay', price(190, ['cool']), { recommended: true }),
  service('precool', 'once', price(3900, ['cool']), { recommended: true, leadTimeHours: 4 }),
  service('washInside', 'once', price(7900, ['cool', 'box']), { leadTimeHours: 24 }),
  service('washFeedB', 'once', price(9500, ['tipperAgrar']), {
    recommended: true,
    excludes: ['washFeedC'],
    leadTimeHours: 24,
  }),
  service('washFeedC', 'once', price(14_500, ['tipperAgrar']), { excludes: ['washFeedB'], leadTimeHours: 24 }),
  service('cleaning', 'once', price(4500)),
  service('lashingKit', 'once', price(5900, ['plane', 'box']), { recommended: true }),
  service('barsBeams', 'perDay', price(150, ['box', 'cool'])),
  service('twistlockKit', 'once', price(2500, chassis), { recommended: true }),
  service('winterTyres', 'perDay', price(240), { leadTimeHours: 48 }),
  service('snowChains', 'once', price(3500)),
  service('adrKit', 'once', price(4900, ['plane', ...chassis])),
];
