import type { Database } from '#db/client.ts';
import type { SecondPairLimits } from '#domain/approval/needs-second-pair.ts';
import type { FeeTerms } from '#domain/booking/cancellation-fee.ts';
import type { HoldLimits } from '#domain/booking/hold.ts';
import type { DunningTerms } from '#domain/dunning/dunning-level.ts';
import type { DatevAccounts } from '#domain/export/datev-account.ts';
import type { Seller } from '#domain/invoice/seller-channel.ts';
import type { Patience } from '#domain/order/lapse.ts';
import type { QuoteLimits } from '#domain/quote/quote-terms.ts';
import type { NewCustomerTerms, SettingGroup, SettingValues } from '#domain/setting/setting-group.ts';
import type { TrailerTypeConfig } from '#domain/trailer/trailer-type.ts';
import type { TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import type { Lessor } from '#contract/lessor.ts';
import type { BankAccount, Creditor } from '#contract/payment.ts';
import type { AdsPort } from './ports/ads.ts';
import type { AvailabilityPort } from './ports/availability.ts';
import type { BankFilePort } from './ports/bank-file.ts';
import type { CalendarPort } from './ports/calendar.ts';
import type { Clock } from './ports/clock.ts';
import type { ContentPort } from './ports/content.ts';
import type { GazetteerPort } from './ports/gazetteer.ts';
import type { HolidaysPort } from './ports/holidays.ts';
import type { ImageEncoderPort } from './ports/image-encoder.ts';
import type { InvoicePort } from './ports/invoice.ts';
import type { MailPort } from './ports/mail.ts';
import type { MailWordsPort } from './ports/mail-words.ts';
import type { PasswordPort } from './ports/password.ts';
import type { PdfPort } from './ports/pdf.ts';
import type { RiskPort } from './ports/risk.ts';
import type { StoragePort } from './ports/storage.ts';
import type { TelematicsPort } from './ports/telematics.ts';
import type { VatIdPort } from './ports/vat-id.ts';
import type { KeptSettings } from './setting/keep-settings.ts';

/** How the accountants keep our books. Without both numbers nothing can be exported to them. */
export type DatevSettings = {
  readonly adviser: number | null;
  readonly client: number | null;
  /** `MM-DD` */
  readonly fiscalYearStart: string;
  readonly accounts: DatevAccounts;
};

/** What the configuration decides for the use cases, and the console where it has decided otherwise. */
export type Settings = {
  readonly productName: string;
  readonly contactEmail: string;
  readonly origin: string;
  readonly secure: boolean;
  readonly secretKey: string;
  /** Open what is sealed: the secret key, and the one before it while there is one. */
  readonly openingKeys: readonly string[];
  readonly requiredBusinessUnitFields: readonly string[];
  readonly requiredBillingFields: readonly string[];
  readonly guestPrices: boolean;
  /** So many years ahead a rental may end. */
  readonly horizonYears: number;
  /** How much of the fleet a unit may keep from others without ordering. */
  readonly holds: HoldLimits;
  /** How long quotes of the desk wait, and how long it keeps trailers for them. */
  readonly quotes: QuoteLimits;
  /** How long trailers stay off the market after what is rented now. */
  readonly turnaround: TurnaroundTimes;
  /** The types on offer, in the order in which they are shown. */
  readonly trailerTypes: readonly TrailerTypeConfig[];
  /** Where transfers go, and who collects direct debits. */
  readonly bankAccount: BankAccount;
  readonly creditor: Creditor;
  readonly lessor: Lessor;
  /** Who bills what is rented from the depots of a country; orders of other countries are billed elsewhere. */
  readonly sellers: Readonly<Record<string, Seller>>;
  readonly datev: DatevSettings;
  /** So many days a direct debit is announced ahead. */
  readonly prenotificationDays: number;
  /** When letters about late invoices are due, and whether they wait for anybody's look. */
  readonly dunning: DunningTerms;
  /** What the approval of a company suggests. */
  readonly newCustomer: NewCustomerTerms;
  /** Above which sums somebody else has to agree. */
  readonly secondPair: SecondPairLimits;
  /** What a booking costs that does not take place, if it is agreed now. */
  readonly feeTerms: FeeTerms;
  /** How long an order waits for an approval or a transfer in advance. */
  readonly patience: Patience;
  /** Looks at what the console has decided, unless nothing can have changed. */
  readonly refresh: KeptSettings['refresh'];
  /** What is decided as a transaction sees it: whatever is agreed in it is agreed by this. */
  readonly inForce: KeptSettings['inForce'];
  /** All settings as a transaction sees them, for what issues papers. */
  readonly within: (db: Database) => Promise<Settings>;
  /** What the console decides about, as it is without it. */
  readonly usualSettings: SettingValues;
  /** Whether the environment says something about a group. */
  readonly isGiven: (group: SettingGroup) => boolean;
  /** The address of a map with `{lat}` and `{lon}` in it. */
  readonly mapLink: string;
};

/** The outside world and the database, handed to every use case by the composition root. */
export type Deps = {
  readonly db: Database;
  readonly ads: AdsPort;
  readonly availability: AvailabilityPort;
  readonly bankFiles: BankFilePort;
  readonly calendar: CalendarPort;
  readonly clock: Clock;
  readonly content: ContentPort;
  readonly gazetteer: GazetteerPort;
  readonly holidays: HolidaysPort;
  readonly imageEncoder: ImageEncoderPort;
  readonly invoices: InvoicePort;
  readonly mail: MailPort;
  readonly mailWords: MailWordsPort;
  readonly passwords: PasswordPort;
  readonly pdf: PdfPort;
  readonly risk: RiskPort;
  readonly storage: StoragePort;
  readonly telematics: TelematicsPort;
  readonly vatIds: VatIdPort;
  readonly settings: Settings;
};

/** What most use cases need: the records and the time. */
export type Reads = Pick<Deps, 'db' | 'clock'>;
export type ReadsWithSettings = Pick<Deps, 'db' | 'clock' | 'settings'>;
/** What it takes to find, to judge and to price a period: open hours and holidays decide with the clock. */
export type RentalReads = Pick<Deps, 'db' | 'availability' | 'clock' | 'holidays' | 'settings'>;
