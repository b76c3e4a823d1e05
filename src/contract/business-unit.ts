import type { BusinessUnitStatus, RiskStatus } from '#domain/account/fields.ts';
import type { UnitPaymentMethod } from '#domain/payment/payment-method.ts';
import type { Locale } from '#i18n/locales.ts';
import type { VatIdJudgement } from '#domain/account/vat-id.ts';
import type { Address } from './address.ts';

export type BusinessUnit = {
  readonly id: string;
  readonly name: string;
  readonly legalForm: string | null;
  readonly registrationNumber: string | null;
  readonly vatId: string | null;
  readonly vatIdStatus: VatIdJudgement;
  readonly taxNumber: string | null;
  readonly invoiceEmail: string | null;
  readonly phone: string | null;
  readonly country: string;
  readonly defaultLocale: Locale;
  readonly logo: string | null;
  readonly paymentMethod: UnitPaymentMethod | null;
  readonly creditLimitCents: number | null;
  readonly riskStatus: RiskStatus;
  /** Only admins of the unit get it; null for everybody else. */
  readonly trailerConnectLogin: string | null;
  readonly status: BusinessUnitStatus;
  readonly addresses: readonly Address[];
  readonly version: number;
};
