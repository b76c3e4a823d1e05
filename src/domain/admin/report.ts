/** Orders by the day they were placed, and what was earned by the day of service: two figures that are easily mixed up. */
export const MONEY_FIGURES = ['revenue', 'intake'] as const;
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

export const FIGURES = [...MONEY_FIGURES, 'usage', 'workshop', 'idle'] as const;
export type Figure = (typeof FIGURES)[number];

export const GROUPINGS = ['time', 'type', 'depot', 'trailer', 'customer'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** How a fleet is used; a workshop has no customers. */
export const USAGE_GROUPINGS = ['type', 'depot', 'trailer', 'customer'] as const;
export type UsageGrouping = (typeof USAGE_GROUPINGS)[number];

export const REPORT_PERIODS = ['month', 'lastMonth', 'quarter', 'lastQuarter', 'year', 'lastYear'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
