// Rendered from the migrated database by the schema test; `vitest -u` writes it anew.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { JsonColumns } from './json-columns.ts';

type AddressTable = {
  id: Generated<string>;
  businessUnitId: string;
  label: string | null;
  company: string | null;
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
  street: string | null;
  houseNumber: string | null;
  addressLine2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
};

type AllocationTable = {
  trailerId: string;
  id: Generated<string>;
  kind: 'hold' | 'rental' | 'workshop' | 'transfer' | 'trip';
  startsAt: Date;
  endsAt: Date;
  bookingId: string | null;
  businessUnitId: string | null;
  userId: string | null;
  cartItemId: string | null;
  expiresAt: Date | null;
  renewed: Generated<boolean>;
  note: string | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
  turnaroundHours: number | null;
  depotId: string | null;
  fromDepotId: string | null;
  toDepotId: string | null;
  during: string | null;
};

type ApprovalTable = {
  id: Generated<string>;
  kind: 'writeOff' | 'refund' | 'priceList';
  objectId: string;
  businessUnitId: string | null;
  cents: number;
  input: JSONColumnType<JsonColumns['approval.input']>;
  reason: string | null;
  askedBy: string;
  askedAt: Date;
  state: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'>;
  decidedBy: string | null;
  decidedAt: Date | null;
  words: string | null;
};

type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  actorKind: 'guest' | 'member' | 'platformAdmin' | 'system';
  actorId: string | null;
  impersonatorId: string | null;
  businessUnitId: string | null;
  action: string;
  objectType: string;
  objectId: string;
  data: JSONColumnType<JsonColumns['audit_log.data'], string | undefined>;
  traceId: string | null;
};

type AuditSealTable = {
  auditId: number;
  previous: Buffer;
  hash: Buffer;
};

type BankEntryTable = {
  id: Generated<string>;
  statementId: string;
  account: string;
  bookingKey: Buffer;
  part: number;
  position: number;
  bookedOn: string;
  cents: number;
  name: string | null;
  ibanEncrypted: Buffer | null;
  ibanMasked: string | null;
  ibanHash: Buffer | null;
  text: string;
  endToEndId: string | null;
  returnCode: string | null;
  status: Generated<'new' | 'proposed' | 'matched' | 'ignored'>;
  businessUnitId: string | null;
  grounds: Generated<string[]>;
  isUndone: Generated<boolean>;
  decidedAt: Date | null;
  decidedBy: string | null;
  createdAt: Date;
  version: Generated<number>;
  batchReference: string | null;
  chargesCents: number | null;
};

type BankEntryDebitTable = {
  id: Generated<string>;
  bankEntryId: string;
  debitId: string;
  kind: 'collected' | 'returned';
  isBooked: boolean;
  blocked: 'mandate' | 'unit' | null;
  feeCents: number | null;
  claimId: string | null;
  createdAt: Date;
  undoneAt: Date | null;
};

type BankStatementTable = {
  id: Generated<string>;
  account: string;
  kind: 'camt.053' | 'camt.054';
  statementIds: string[];
  sha256: Buffer;
  entries: number;
  newEntries: number;
  importedAt: Date;
  importedBy: string;
};

type BaseRateTable = {
  validFrom: string;
  basisPoints: number;
  changedAt: Date;
  changedBy: string;
};

type BillingProblemTable = {
  orderId: string;
  businessUnitId: string;
  reason: 'sellerMissing' | 'invoiceInvalid' | 'unexpected';
  says: Generated<string[]>;
  since: Date;
  triedAt: Date;
};

type BillingRunTable = {
  id: Generated<string>;
  runOn: string;
  askedBy: string | null;
  askedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  orders: Generated<number>;
  documents: Generated<number>;
  problems: Generated<number>;
};

type BookingTable = {
  id: Generated<string>;
  businessUnitId: string;
  orderId: string;
  lineNumber: number;
  number: string;
  trailerId: string;
  depotId: string;
  status: Generated<'reserved' | 'onRent' | 'returnAnnounced' | 'returned' | 'closed' | 'cancelled' | 'noShow'>;
  startsAt: Date;
  endsAt: Date;
  pickedUpAt: Date | null;
  returnAnnouncedAt: Date | null;
  returnAnnouncedFor: Date | null;
  returnedAt: Date | null;
  closedAt: Date | null;
  cancelledAt: Date | null;
  chargeableDays: number;
  priceListId: string;
  currency: Generated<string>;
  priceTrace: JSONColumnType<JsonColumns['booking.price_trace']>;
  rentCents: number;
  servicesCents: number;
  netCents: number;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu';
  taxCountry: string;
  taxBasisPoints: number;
  driverName: string | null;
  reservationNote: string | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
  returnReference: string | null;
  trailerType: string | null;
  unitName: Generated<string>;
  handedBackAt: Date | null;
  driverPhone: string | null;
  freeCancellationHours: Generated<number>;
  lateCancellationDays: Generated<number>;
  noShowDays: Generated<number>;
  lateFeeCents: number | null;
  unitChoice: Generated<'exact' | 'any'>;
  movedAt: Date | null;
  returnDepotId: string | null;
  oneWay: JSONColumnType<JsonColumns['booking.one_way'] | null, string | null, string | null>;
  returnedDepotId: string | null;
};

type BookingChargeTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  kind:
    | 'earlyReturn'
    | 'lateReturn'
    | 'cancellation'
    | 'noShow'
    | 'correction'
    | 'damage'
    | 'cleaning'
    | 'fuel'
    | 'toll'
    | 'service'
    | 'wrongDepot';
  netCents: number;
  priceTrace: JSONColumnType<JsonColumns['booking_charge.price_trace']>;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu' | 'notTaxable';
  taxCountry: string;
  taxBasisPoints: number;
  createdAt: Generated<Date>;
  note: string | null;
  costCents: number | null;
  billAfter: string | null;
  objectedAt: Date | null;
  objectedBy: string | null;
  objection: string | null;
  waivedAt: Date | null;
  waivedBy: string | null;
  createdBy: string | null;
  ruleCents: number | null;
};

type BookingExchangeTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  oldTrailerId: string;
  newTrailerId: string;
  at: Date;
  fate: 'depot' | 'workshop';
  until: Date;
  returnedAt: Date | null;
  createdBy: string;
};

type BookingExtensionTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  previousEndsAt: Date;
  endsAt: Date;
  chargeableDays: number;
  netCents: number;
  priceTrace: JSONColumnType<JsonColumns['booking_extension.price_trace']>;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu';
  taxCountry: string;
  taxBasisPoints: number;
  createdBy: string;
  createdAt: Generated<Date>;
  taxCents: number;
};

type BookingRebookingTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  previousStartsAt: Date;
  previousEndsAt: Date;
  startsAt: Date;
  endsAt: Date;
  chargeableDays: number;
  previousServices: JSONColumnType<JsonColumns['booking_rebooking.previous_services']>;
  services: JSONColumnType<JsonColumns['booking_rebooking.services']>;
  previousNetCents: number;
  netCents: number;
  taxCents: number;
  addedCents: number;
  priceTrace: JSONColumnType<JsonColumns['booking_rebooking.price_trace']>;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu';
  taxCountry: string;
  taxBasisPoints: number;
  createdBy: string;
  createdAt: Generated<Date>;
  previousReturnDepotId: string | null;
  returnDepotId: string | null;
};

type BookingServiceTable = {
  bookingId: string;
  serviceKey: string;
  businessUnitId: string;
  unit: 'once' | 'perDay';
  unitPriceCents: number;
  netCents: number;
  names: JSONColumnType<JsonColumns['booking_service.names'], string | undefined>;
};

type BusinessUnitTable = {
  id: Generated<string>;
  name: string;
  legalForm: string | null;
  registrationNumber: string | null;
  vatId: string | null;
  vatIdStatus: Generated<'unchecked' | 'valid' | 'invalid'>;
  vatIdCheckedAt: Date | null;
  taxNumber: string | null;
  invoiceEmail: string | null;
  phone: string | null;
  country: string;
  defaultLocale: Generated<'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru'>;
  logo: string | null;
  paymentMethod: 'dd_b2b' | 'kar_b2b' | 'sepa' | 'transfer' | null;
  creditLimitCents: number | null;
  riskStatus: Generated<'unchecked' | 'passed' | 'failed'>;
  trailerConnectLoginEncrypted: Buffer | null;
  status: Generated<'pendingReview' | 'active' | 'blocked'>;
  createdAt: Generated<Date>;
  version: Generated<number>;
  blockedFrom: 'pendingReview' | 'active' | null;
  erasedAt: Date | null;
  billingCycle: Generated<'calendarMonth' | 'days28'>;
  paymentTermDays: Generated<number>;
  invoiceFormat: Generated<'hybrid' | 'xrechnung' | 'peppolUbl'>;
  peppolId: string | null;
  buyerReference: string | null;
  debtorNumber: number | null;
  invoiceAddressId: string | null;
  dunningHoldUntil: string | null;
  poRequired: Generated<boolean>;
  monthlyStatement: Generated<boolean>;
};

type BusinessUnitContactTable = {
  id: Generated<string>;
  businessUnitId: string;
  name: string;
  duty: string | null;
  phone: string | null;
  email: string | null;
  createdAt: Date;
  version: Generated<number>;
};

type BusinessUnitDecisionTable = {
  id: GeneratedAlways<number>;
  businessUnitId: string;
  decision: 'approve' | 'reject' | 'block' | 'unblock';
  ground: 'noTrade' | 'unproven' | 'credit' | 'twin' | 'notServed' | null;
  reason: string | null;
  decidedAt: Date;
  decidedBy: string | null;
};

type CartTable = {
  id: Generated<string>;
  businessUnitId: string;
  userId: string;
  poNumber: string | null;
  costCentre: string | null;
  note: string | null;
  riskCheckFailed: Generated<boolean>;
  riskCheckedAt: Date | null;
  touchedAt: Generated<Date>;
  version: Generated<number>;
  shown: JSONColumnType<JsonColumns['cart.shown'] | null, string | null, string | null>;
};

type CartItemTable = {
  id: Generated<string>;
  businessUnitId: string;
  cartId: string;
  trailerId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Generated<Date>;
  askedFrom: string | null;
  askedTo: string | null;
  unitChoice: Generated<'exact' | 'any'>;
  depotId: string | null;
  returnDepotId: string | null;
  legId: string | null;
};

type CartItemServiceTable = {
  cartItemId: string;
  serviceKey: string;
};

type CertificateTable = {
  trailerId: string;
  kind: 'hu' | 'sp' | 'atp' | 'xl' | 'adr' | 'thermo' | 'gmp' | 'tailLift';
  issuedOn: string | null;
  validUntil: string;
  reference: string | null;
  version: Generated<number>;
};

type CertificateReminderTable = {
  trailerId: string;
  kind: string;
  validUntil: string;
  daysAhead: number;
  remindedAt: Date;
};

type ChargePhotoTable = {
  chargeId: string;
  position: number;
  businessUnitId: string;
  path: string;
  sha256: Buffer;
  width: number;
  height: number;
  uploadedAt: Date;
  uploadedBy: string;
};

type CostBudgetTable = {
  businessUnitId: string;
  costCentre: string;
  year: number;
  cents: number;
  changedAt: Date;
  changedBy: string;
  version: Generated<number>;
};

type CustomerOrderTable = {
  id: Generated<string>;
  businessUnitId: string;
  number: string;
  createdBy: string;
  impersonatorId: string | null;
  status: 'pendingApproval' | 'placed' | 'confirmed' | 'active' | 'completed' | 'rejected' | 'cancelled' | 'expired';
  paymentMethod: 'sepa' | 'transfer';
  paymentStatus: Generated<'open' | 'scheduled' | 'awaitingTransfer' | 'paid' | 'overdue' | 'refunded'>;
  mandateId: string | null;
  riskCheckFailed: Generated<boolean>;
  lapsesAt: Date | null;
  paymentDueOn: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionNote: string | null;
  poNumber: string | null;
  costCentre: string | null;
  note: string | null;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  billingAddress: JSONColumnType<JsonColumns['customer_order.billing_address']>;
  termsVersion: string;
  privacyVersion: string;
  campaign: JSONColumnType<JsonColumns['customer_order.campaign'] | null, string | null, string | null>;
  currency: Generated<string>;
  netCents: number;
  taxCents: number;
  grossCents: number;
  taxes: JSONColumnType<JsonColumns['customer_order.taxes']>;
  createdAt: Generated<Date>;
  version: Generated<number>;
  paidCents: Generated<number>;
  unitName: Generated<string>;
  feesNetCents: Generated<number>;
  feesTaxCents: Generated<number>;
  dueTaxes: JSONColumnType<JsonColumns['customer_order.due_taxes'] | null, string | null, string | null>;
  dueNetCents: GeneratedAlways<number>;
  dueGrossCents: GeneratedAlways<number>;
  billing: Generated<'internal' | 'external'>;
  billingDueOn: string | null;
  paidOn: string | null;
};

type DamageTable = {
  trailerId: string;
  id: Generated<string>;
  handoverId: string | null;
  bookingId: string | null;
  view: 'left' | 'right' | 'front' | 'rear' | 'top' | 'inside' | 'chassis';
  x: number;
  y: number;
  kind: 'scratch' | 'dent' | 'hole' | 'tear' | 'broken' | 'missing' | 'other';
  severity: 'cosmetic' | 'functional' | 'unsafe';
  description: Generated<string>;
  photoPositions: Generated<string[]>;
  foundAt: Generated<Date>;
  status: Generated<'open' | 'repaired'>;
  repairedAt: Date | null;
  version: Generated<number>;
};

type DebitTable = {
  id: Generated<string>;
  batchId: string;
  businessUnitId: string;
  invoiceId: string;
  mandateId: string;
  scheme: 'CORE' | 'B2B';
  cents: number;
  status: Generated<'planned' | 'exported' | 'collected' | 'returned' | 'withdrawn' | 'rejected'>;
  withdrawnFor:
    | 'discarded'
    | 'settled'
    | 'disputed'
    | 'returned'
    | 'revoked'
    | 'blocked'
    | 'unconfirmed'
    | 'unused'
    | 'late'
    | null;
  paymentId: string | null;
  returnCode: string | null;
  returnedOn: string | null;
  retryOn: string | null;
  version: Generated<number>;
};

type DebitBatchTable = {
  id: Generated<string>;
  number: string;
  collectOn: string;
  status: Generated<'draft' | 'exported' | 'booked' | 'discarded'>;
  creditorName: string;
  creditorIban: string;
  creditorBic: string;
  creditorIdentifier: string;
  debits: number;
  sumCents: number;
  createdAt: Date;
  createdBy: string;
  exportedAt: Date | null;
  exportedBy: string | null;
  sha256: Buffer | null;
  bookedOn: string | null;
  version: Generated<number>;
};

type DepotTable = {
  id: Generated<string>;
  code: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  lat: number;
  lon: number;
  timeZone: string;
  openingHours: JSONColumnType<JsonColumns['depot.opening_hours']>;
  holidayRegion: string;
  keyBox: Generated<boolean>;
  facilities: Generated<string[]>;
  leadTimeMinutes: Generated<number>;
  phone: string;
  email: string;
  status: Generated<'active' | 'closed'>;
  createdAt: Generated<Date>;
  version: Generated<number>;
};

type DepotCodeTryTable = {
  bookingId: string;
  day: string;
  tries: number;
};

type DepotDistanceTable = {
  fromDepotId: string;
  toDepotId: string;
  km: number;
  minutes: number;
};

type DepotExceptionTable = {
  id: Generated<string>;
  depotId: string;
  startsOn: string;
  endsOn: string;
  hours: JSONColumnType<JsonColumns['depot_exception.hours'] | null, string | null, string | null>;
  reason: string | null;
};

type DepotFactorTable = {
  priceListId: string;
  depotId: string;
  factor: number;
};

type DepotShortageTable = {
  depotId: string;
  type: string;
  missing: number;
  firstOn: string;
};

type DepotSurplusTable = {
  depotId: string;
  type: string;
  spare: number;
  foreseenUntil: string;
};

type DepotTargetTable = {
  depotId: string;
  type: string;
  least: number;
  most: number | null;
};

type DeskTaskTable = {
  kind: string;
  objectId: string;
  ownerId: string | null;
  restsUntil: string | null;
  changedAt: Date;
  version: Generated<number>;
};

type DisputeTable = {
  id: Generated<string>;
  businessUnitId: string;
  invoiceId: string;
  reason: string;
  openedAt: Date;
  openedBy: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  decision: 'accepted' | 'rejected' | null;
  answer: string | null;
};

type DocumentTable = {
  id: Generated<string>;
  businessUnitId: string;
  kind:
    | 'orderConfirmation'
    | 'rentalContract'
    | 'handoverProtocol'
    | 'extensionAddendum'
    | 'rebookingAddendum'
    | 'invoice'
    | 'dunningNotice';
  orderId: string | null;
  bookingId: string | null;
  handoverId: string | null;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  path: string;
  bytes: number;
  sha256: Buffer;
  issuedAt: Generated<Date>;
  extensionId: string | null;
  content: JSONColumnType<JsonColumns['document.content'] | null, string | null, string | null>;
  rebookingId: string | null;
  invoiceId: string | null;
  dunningNoticeId: string | null;
};

type DunningClaimTable = {
  id: Generated<string>;
  businessUnitId: string;
  invoiceId: string;
  kind: 'flat40' | 'interest' | 'bankFee';
  cents: number;
  fromOn: string | null;
  toOn: string | null;
  noticeId: string | null;
  createdAt: Date;
  createdBy: string | null;
  waivedAt: Date | null;
  waivedBy: string | null;
  waivedReason: string | null;
  paidAt: Date | null;
  paidBy: string | null;
  paymentId: string | null;
  version: Generated<number>;
};

type DunningItemTable = {
  noticeId: string;
  businessUnitId: string;
  invoiceId: string;
  level: number | null;
  sentOn: string;
  openCents: number;
};

type DunningNoticeTable = {
  id: Generated<string>;
  businessUnitId: string;
  number: string;
  level: number;
  sentOn: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  content: JSONColumnType<JsonColumns['dunning_notice.content']>;
  createdAt: Date;
  createdBy: string | null;
};

type ExportClaimTable = {
  runId: string;
  position: number;
  businessUnitId: string;
  claimId: string;
  bookedOn: string;
  turn: number;
  cents: number;
};

type ExportRowTable = {
  runId: string;
  position: number;
  businessUnitId: string;
  invoiceId: string | null;
  taxCountry: string | null;
  taxCase: string | null;
  taxBasisPoints: number | null;
  paymentId: string | null;
  turn: number | null;
  cents: number;
};

type ExportRunTable = {
  id: Generated<string>;
  kind: string;
  month: string;
  fromOn: string;
  toOn: string;
  fiscalYearFrom: string;
  documents: number;
  billedCents: number;
  payments: number;
  paidCents: number;
  fileName: string;
  content: Buffer;
  sha256: Buffer;
  createdAt: Date;
  createdBy: string;
};

type ExtensionRequestTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  previousEndsAt: Date;
  endsAt: Date;
  note: string | null;
  state: Generated<'asked' | 'agreed' | 'declined' | 'lapsed'>;
  askedBy: string;
  askedAt: Date;
  answeredBy: string | null;
  answeredAt: Date | null;
  answer: string | null;
  version: Generated<number>;
};

type FleetCountTable = {
  depotId: string;
  type: string;
  status: string;
  trailers: number;
};

type HandoverTable = {
  id: Generated<string>;
  businessUnitId: string;
  bookingId: string;
  trailerId: string;
  kind: 'pickUp' | 'return';
  parts: JSONColumnType<JsonColumns['handover.parts'], string | undefined>;
  signatures: JSONColumnType<JsonColumns['handover.signatures'] | null, string | null, string | null>;
  startedBy: string;
  startedAt: Generated<Date>;
  signedAt: Date | null;
  version: Generated<number>;
  stoppedAt: Date | null;
  release: JSONColumnType<JsonColumns['handover.release'] | null, string | null, string | null>;
  signedOnDeviceAt: Date | null;
  waitingSince: Date | null;
  dispute: JSONColumnType<JsonColumns['handover.dispute'] | null, string | null, string | null>;
};

type HandoverPhotoTable = {
  handoverId: string;
  position: string;
  path: string;
  sha256: Buffer;
  width: number;
  height: number;
  uploadedAt: Generated<Date>;
};

type HoldLapseTable = {
  trailerId: string;
  id: Generated<string>;
  businessUnitId: string;
  lapsedAt: Date;
  heldFrom: Generated<Date>;
};

type IdempotencyKeyTable = {
  userId: string;
  key: string;
  operation: string;
  bodyHash: Buffer;
  status: number;
  answer: JSONColumnType<JsonColumns['idempotency_key.answer']>;
  createdAt: Generated<Date>;
};

type InstallationTable = {
  key: string;
  value: JSONColumnType<JsonColumns['installation.value']>;
  setAt: Generated<Date>;
};

type InvitationTable = {
  id: Generated<string>;
  businessUnitId: string;
  email: string;
  role: 'admin' | 'dispatcher' | 'accountant' | 'viewer';
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  invitedBy: string;
  createdAt: Generated<Date>;
  sentAt: Date | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  acceptedBy: string | null;
  revokedAt: Date | null;
  version: Generated<number>;
};

type InvoiceTable = {
  id: Generated<string>;
  businessUnitId: string;
  orderId: string;
  kind: 'invoice' | 'creditNote' | 'claim';
  series: string;
  year: number;
  sequence: number;
  number: GeneratedAlways<string>;
  issuedOn: string;
  issuedAt: Date;
  dueOn: string | null;
  collectOn: string | null;
  receivedOn: string | null;
  periodFrom: string;
  periodTo: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  taxClass: 'vat' | 'outside' | 'claim';
  content: JSONColumnType<JsonColumns['invoice.content']>;
  poNumber: string | null;
  costCentre: string | null;
  paymentMethod: 'sepa' | 'transfer';
  mandateId: string | null;
  currency: Generated<string>;
  netCents: number;
  taxCents: number;
  grossCents: number;
  correctsId: string | null;
  reason: string | null;
  cause: 'run' | 'manual' | 'advance';
};

type InvoiceAccountTable = {
  invoiceId: string;
  businessUnitId: string;
  grossCents: number;
  openCents: number;
  dueOn: string | null;
  status: Generated<'open' | 'collecting' | 'disputed' | 'settled' | 'writtenOff'>;
  dunningLevel: Generated<number>;
  version: Generated<number>;
};

type InvoiceByTransferTable = {
  invoiceId: string;
  businessUnitId: string;
  reason: 'returned' | 'revoked' | 'blocked' | 'unconfirmed' | 'unused' | 'late';
  turnedAt: Date;
  dueOn: string;
};

type InvoiceChannelTable = {
  invoiceId: string;
  businessUnitId: string;
  channel: 'export' | 'clearance';
  waitsSince: Date;
  clearanceNumber: string | null;
  clearedAt: Date | null;
  clearedBy: string | null;
};

type InvoiceFileTable = {
  invoiceId: string;
  profile: 'hybrid' | 'xrechnung' | 'peppolUbl';
  content: Buffer;
  sha256: Buffer;
};

type InvoiceLineTable = {
  invoiceId: string;
  lineNo: number;
  businessUnitId: string;
  bookingId: string;
  item: string;
  partNo: number;
  serviceKey: string | null;
  chargeId: string | null;
  daysFrom: number | null;
  daysTo: number | null;
  periodFrom: string;
  periodTo: string;
  text: string;
  trace: JSONColumnType<JsonColumns['invoice_line.trace'] | null, string | null, string | null>;
  quantity: number;
  unit: 'DAY' | 'C62';
  unitPriceCents: number;
  netCents: number;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu' | 'notTaxable';
  taxCountry: string;
  taxBasisPoints: number;
  creditsInvoiceId: string | null;
  creditsLineNo: number | null;
};

type InvoiceTaxTable = {
  invoiceId: string;
  taxCase: 'shortTerm' | 'domestic' | 'noVatId' | 'reverseCharge' | 'outsideEu' | 'notTaxable';
  taxCountry: string;
  taxBasisPoints: number;
  baseCents: number;
  taxCents: number;
};

type KnownDeviceTable = {
  userId: string;
  tokenHash: Buffer;
  createdAt: Generated<Date>;
  lastUsedAt: Generated<Date>;
};

type LegalAcceptanceTable = {
  userId: string;
  document: 'terms' | 'privacy';
  documentVersion: string;
  acceptedAt: Generated<Date>;
};

type ListColumnsTable = {
  userId: string;
  list: string;
  columns: string[];
};

type ListViewTable = {
  id: Generated<string>;
  userId: string;
  list: string;
  name: string;
  query: string;
  createdAt: Date;
};

type MailWordsTable = {
  template: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  version: number;
  words: JSONColumnType<JsonColumns['mail_words.words'] | null, string | null, string | null>;
  reason: string | null;
  changedAt: Date;
  changedBy: string;
};

type MandateTable = {
  id: Generated<string>;
  businessUnitId: string;
  reference: string;
  scheme: 'CORE' | 'B2B';
  ibanEncrypted: Buffer;
  ibanMasked: string;
  accountHolder: string;
  place: string;
  signedOn: string;
  consentedAt: Date;
  createdBy: string;
  createdAt: Generated<Date>;
  status: Generated<'active' | 'revoked'>;
  revokedAt: Date | null;
  version: Generated<number>;
  bankConfirmedOn: string | null;
  lastCollectedOn: string | null;
  blockedReason: string | null;
};

type MembershipTable = {
  userId: string;
  businessUnitId: string;
  role: 'admin' | 'dispatcher' | 'accountant' | 'viewer';
  orderLimitCents: number | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
};

type NoteTable = {
  id: Generated<string>;
  businessUnitId: string | null;
  bookingId: string | null;
  trailerId: string | null;
  kind: 'note' | 'call' | 'task';
  text: string;
  contact: string | null;
  ownerId: string | null;
  dueOn: string | null;
  doneAt: Date | null;
  doneBy: string | null;
  createdAt: Date;
  createdBy: string;
  version: Generated<number>;
};

type NumberSeriesTable = {
  series: string;
  year: number;
  last: number;
};

type OneTimeTokenTable = {
  id: Generated<string>;
  tokenHash: Buffer;
  type: 'invitation' | 'signUp' | 'passwordReset';
  userId: string | null;
  invitationId: string | null;
  signUpId: string | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
};

type OneWayFeeTable = {
  id: Generated<string>;
  priceListId: string;
  fromDepotId: string | null;
  toDepotId: string | null;
  trailerType: string | null;
  baseCents: number;
  perKmCents: number;
  leastCents: number;
  mostCents: number | null;
  monthlyQuota: number | null;
  closed: Generated<boolean>;
};

type OutboxTable = {
  id: GeneratedAlways<number>;
  topic: string;
  payload: JSONColumnType<JsonColumns['outbox.payload']>;
  createdAt: Generated<Date>;
  dispatchedAt: Date | null;
};

type PaymentTable = {
  id: Generated<string>;
  businessUnitId: string | null;
  kind: 'transfer' | 'directDebit' | 'refund' | 'debitReturn' | 'writeOff';
  bookedOn: string;
  cents: number;
  unusedCents: number;
  orderId: string | null;
  bankEntryId: string | null;
  returnsId: string | null;
  note: string | null;
  createdAt: Date;
  createdBy: string | null;
};

type PickUpPreparationTable = {
  bookingId: string;
  trailerId: string;
  services: string[];
  preparedAt: Date;
  preparedBy: string;
};

type PlanChangeTable = {
  draftId: string;
  position: number;
  kind: 'move' | 'period' | 'workshop' | 'transfer' | 'drop' | 'task';
  bookingId: string | null;
  allocationId: string | null;
  baseVersion: number | null;
  baseTrailerId: string | null;
  trailerId: string;
  startsAt: Date;
  endsAt: Date;
  note: string | null;
  baseStartsAt: Date | null;
  baseEndsAt: Date | null;
  toDepotId: string | null;
};

type PlanDraftTable = {
  id: Generated<string>;
  name: string;
  origin: 'hand' | 'repack' | 'ripple';
  status: Generated<'open' | 'applied' | 'discarded'>;
  undoOf: string | null;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  endedBy: string | null;
  version: Generated<number>;
};

type PriceBandTable = {
  priceListId: string;
  priceClass: string;
  fromDay: number;
  dayRateCents: number;
};

type PriceListTable = {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  name: string;
  currency: Generated<string>;
  validFrom: Date;
  publishedAt: Date | null;
  createdBy: string | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
};

type PurchaseOrderRequestTable = {
  orderId: string;
  businessUnitId: string;
  askedAt: Date;
  answeredAt: Date | null;
};

type QuoteTable = {
  id: Generated<string>;
  businessUnitId: string;
  number: string;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  userId: string | null;
  recipientName: string;
  recipientEmail: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  caller: string | null;
  callerPhone: string | null;
  takenBy: string;
  poNumber: string | null;
  note: string | null;
  priceListId: string;
  netCents: number;
  grossCents: number;
  validUntil: Date;
  heldUntil: Date | null;
  orderId: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
  version: Generated<number>;
};

type QuoteLineTable = {
  id: Generated<string>;
  businessUnitId: string;
  quoteId: string;
  position: number;
  trailerId: string;
  startsAt: Date;
  endsAt: Date;
  services: string[];
  netCents: number;
  unitChoice: Generated<'exact' | 'any'>;
  depotId: string | null;
  returnDepotId: string | null;
};

type RateLimitTable = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

type SentMailTable = {
  id: Generated<string>;
  businessUnitId: string | null;
  userId: string | null;
  recipient: string;
  template: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  subject: string;
  bodyText: string;
  status: 'sent' | 'failed';
  error: string | null;
  createdAt: Generated<Date>;
  orderId: string | null;
  bookingId: string | null;
  request: JSONColumnType<JsonColumns['sent_mail.request'] | null, string | null, string | null>;
};

type ServiceTable = {
  key: string;
  unit: 'once' | 'perDay';
  position: number;
  mandatory: Generated<boolean>;
  recommended: Generated<boolean>;
  requires: Generated<string[]>;
  excludes: Generated<string[]>;
  leadTimeHours: Generated<number>;
  status: Generated<'active' | 'retired'>;
  version: Generated<number>;
  names: JSONColumnType<JsonColumns['service.names'], string | undefined>;
};

type ServicePriceTable = {
  priceListId: string;
  serviceKey: string;
  trailerType: string;
  priceCents: number;
};

type SessionTable = {
  id: Generated<string>;
  userId: string;
  rememberMe: Generated<boolean>;
  createdAt: Generated<Date>;
  lastSeenAt: Generated<Date>;
  endsAt: Date | null;
  revokedAt: Date | null;
  revokedBecause:
    | 'logout'
    | 'tokenReuse'
    | 'passwordChanged'
    | 'passwordReset'
    | 'memberRemoved'
    | 'blocked'
    | 'impersonationEnded'
    | 'newVersion'
    | 'newLogin'
    | null;
  impersonatorId: string | null;
  impersonatorSessionId: string | null;
  impersonationReason: string | null;
  ip: string | null;
  userAgent: string | null;
};

type SessionTokenTable = {
  tokenHash: Buffer;
  sessionId: string;
  kind: 'access' | 'refresh';
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
};

type SettingTable = {
  name: string;
  version: number;
  value: JSONColumnType<JsonColumns['setting.value'] | null, string | null, string | null>;
  reason: string | null;
  changedAt: Date;
  changedBy: string;
};

type SettlementTable = {
  id: Generated<string>;
  businessUnitId: string;
  invoiceId: string;
  paymentId: string | null;
  creditNoteId: string | null;
  cents: number;
  reversesId: string | null;
  createdAt: Date;
  createdBy: string | null;
};

type SignUpTable = {
  id: Generated<string>;
  email: string;
  locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru';
  details: JSONColumnType<JsonColumns['sign_up.details']>;
  campaign: string | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  completedAt: Date | null;
  businessUnitId: string | null;
  campaignParameters: JSONColumnType<JsonColumns['sign_up.campaign_parameters'] | null, string | null, string | null>;
  errand: string | null;
  termsVersion: string | null;
  privacyVersion: string | null;
};

type StaffDepotTable = {
  userId: string;
  depotId: string;
};

type StaffMemberTable = {
  userId: string;
  role: 'admin' | 'desk' | 'depot' | 'fleet' | 'accountant' | 'auditor';
  version: Generated<number>;
};

type StatementSendingTable = {
  businessUnitId: string;
  month: string;
  queuedAt: Date;
};

type TrailerTable = {
  id: Generated<string>;
  number: string;
  plate: string;
  vin: string;
  type: string;
  subType: string;
  priceClass: string;
  depotId: string;
  status: Generated<'draft' | 'active' | 'workshop' | 'retired'>;
  make: string;
  model: string;
  firstRegisteredOn: string;
  year: GeneratedAlways<number>;
  axles: number;
  liftAxle: Generated<boolean>;
  tareKg: number;
  payloadKg: number;
  innerLengthMm: number | null;
  innerWidthMm: number | null;
  innerHeightMm: number | null;
  euroPallets: number | null;
  euroPalletsDouble: number | null;
  volumeM3: number | null;
  tailLiftKg: number | null;
  telematics: Generated<'none' | 'gps' | 'full'>;
  facts: JSONColumnType<JsonColumns['trailer.facts'], string | undefined>;
  xlCertificate: GeneratedAlways<boolean>;
  atpClass: GeneratedAlways<string | null>;
  roof: GeneratedAlways<string | null>;
  doors: GeneratedAlways<string | null>;
  containerLengths: GeneratedAlways<number[]>;
  mostPallets: GeneratedAlways<number | null>;
  searchWords: GeneratedAlways<string>;
  certifiedUntil: string | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
  moves: Generated<boolean>;
  misplacedAt: Date | null;
  misplacedDepotId: string | null;
};

type TrailerDocumentTable = {
  trailerId: string;
  id: Generated<string>;
  kind: 'registration' | 'huReport' | 'spReport' | 'atp' | 'insurance' | 'xl';
  path: string;
  bytes: number;
  sha256: Buffer;
  createdAt: Generated<Date>;
};

type TrailerImageTable = {
  trailerId: string;
  id: Generated<string>;
  position: number;
  path: string;
  width: number;
  height: number;
  alt: string | null;
};

type TrailerPositionTable = {
  trailerId: string;
  recordedAt: Date;
  lat: number;
  lon: number;
  speedKmh: number | null;
  headingDegrees: number | null;
  mileageKm: number | null;
};

type TrailerStayTable = {
  trailerId: string;
  depotId: string;
  startsAt: Date;
  endsAt: Date;
  during: GeneratedAlways<string>;
  isTold: Generated<boolean>;
  moves: Generated<boolean>;
};

type TransferTable = {
  id: string;
  trailerId: string;
  fromDepotId: string;
  toDepotId: string;
  status: Generated<'planned' | 'underway' | 'arrived' | 'cancelled'>;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  createdAt: Date;
  version: Generated<number>;
  bookingId: string | null;
  tooTight: Generated<boolean>;
  costCents: number | null;
  offerCents: number | null;
};

type TransferProposalTable = {
  id: Generated<string>;
  trailerId: string;
  type: string;
  fromDepotId: string;
  toDepotId: string;
  km: number;
  costCents: number;
  shortOn: string;
  createdAt: Date;
  dismissedAt: Date | null;
  dismissedReason: string | null;
};

type UserAccountTable = {
  id: Generated<string>;
  email: string;
  firstName: string;
  lastName: string;
  locale: Generated<'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'ro' | 'ru'>;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  isAdmin: Generated<boolean>;
  avatar: string | null;
  tourSeenAt: Date | null;
  status: Generated<'active' | 'blocked'>;
  lastSeenAt: Date | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
};

type UserAddressTable = {
  userId: string;
  addressId: string;
  purpose: 'billing' | 'shipping';
  businessUnitId: string;
  isDefault: Generated<boolean>;
};

export type Tables = {
  address: AddressTable;
  allocation: AllocationTable;
  approval: ApprovalTable;
  auditLog: AuditLogTable;
  auditSeal: AuditSealTable;
  bankEntry: BankEntryTable;
  bankEntryDebit: BankEntryDebitTable;
  bankStatement: BankStatementTable;
  baseRate: BaseRateTable;
  billingProblem: BillingProblemTable;
  billingRun: BillingRunTable;
  booking: BookingTable;
  bookingCharge: BookingChargeTable;
  bookingExchange: BookingExchangeTable;
  bookingExtension: BookingExtensionTable;
  bookingRebooking: BookingRebookingTable;
  bookingService: BookingServiceTable;
  businessUnit: BusinessUnitTable;
  businessUnitContact: BusinessUnitContactTable;
  businessUnitDecision: BusinessUnitDecisionTable;
  cart: CartTable;
  cartItem: CartItemTable;
  cartItemService: CartItemServiceTable;
  certificate: CertificateTable;
  certificateReminder: CertificateReminderTable;
  chargePhoto: ChargePhotoTable;
  costBudget: CostBudgetTable;
  customerOrder: CustomerOrderTable;
  damage: DamageTable;
  debit: DebitTable;
  debitBatch: DebitBatchTable;
  depot: DepotTable;
  depotCodeTry: DepotCodeTryTable;
  depotDistance: DepotDistanceTable;
  depotException: DepotExceptionTable;
  depotFactor: DepotFactorTable;
  depotShortage: DepotShortageTable;
  depotSurplus: DepotSurplusTable;
  depotTarget: DepotTargetTable;
  deskTask: DeskTaskTable;
  dispute: DisputeTable;
  document: DocumentTable;
  dunningClaim: DunningClaimTable;
  dunningItem: DunningItemTable;
  dunningNotice: DunningNoticeTable;
  exportClaim: ExportClaimTable;
  exportRow: ExportRowTable;
  exportRun: ExportRunTable;
  extensionRequest: ExtensionRequestTable;
  fleetCount: FleetCountTable;
  handover: HandoverTable;
  handoverPhoto: HandoverPhotoTable;
  holdLapse: HoldLapseTable;
  idempotencyKey: IdempotencyKeyTable;
  installation: InstallationTable;
  invitation: InvitationTable;
  invoice: InvoiceTable;
  invoiceAccount: InvoiceAccountTable;
  invoiceByTransfer: InvoiceByTransferTable;
  invoiceChannel: InvoiceChannelTable;
  invoiceFile: InvoiceFileTable;
  invoiceLine: InvoiceLineTable;
  invoiceTax: InvoiceTaxTable;
  knownDevice: KnownDeviceTable;
  legalAcceptance: LegalAcceptanceTable;
  listColumns: ListColumnsTable;
  listView: ListViewTable;
  mailWords: MailWordsTable;
  mandate: MandateTable;
  membership: MembershipTable;
  note: NoteTable;
  numberSeries: NumberSeriesTable;
  oneTimeToken: OneTimeTokenTable;
  oneWayFee: OneWayFeeTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  pickUpPreparation: PickUpPreparationTable;
  planChange: PlanChangeTable;
  planDraft: PlanDraftTable;
  priceBand: PriceBandTable;
  priceList: PriceListTable;
  purchaseOrderRequest: PurchaseOrderRequestTable;
  quote: QuoteTable;
  quoteLine: QuoteLineTable;
  rateLimit: RateLimitTable;
  sentMail: SentMailTable;
  service: ServiceTable;
  servicePrice: ServicePriceTable;
  session: SessionTable;
  sessionToken: SessionTokenTable;
  setting: SettingTable;
  settlement: SettlementTable;
  signUp: SignUpTable;
  staffDepot: StaffDepotTable;
  staffMember: StaffMemberTable;
  statementSending: StatementSendingTable;
  trailer: TrailerTable;
  trailerDocument: TrailerDocumentTable;
  trailerImage: TrailerImageTable;
  trailerPosition: TrailerPositionTable;
  trailerStay: TrailerStayTable;
  transfer: TransferTable;
  transferProposal: TransferProposalTable;
  userAccount: UserAccountTable;
  userAddress: UserAddressTable;
};
