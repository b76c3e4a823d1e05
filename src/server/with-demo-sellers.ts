import type { Config } from '#config/env.ts';
import { DEMO_SELLERS } from '#demo/sellers.ts';

/** The configuration of a shop with the demo in it: its own sellers bill, unless somebody else is named or nobody is to. */
export const withDemoSellers = (config: Config): Config =>
  config.billsAsDemo ? { ...config, SELLERS: DEMO_SELLERS } : config;
