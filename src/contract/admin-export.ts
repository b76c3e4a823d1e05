import * as z from 'zod/mini';
import { DATEV_CASES, DATEV_CHARTS } from '#domain/export/datev-account.ts';
import { declareCalls } from './call.ts';
import { money } from './money.ts';
import { wholeNumber } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** `YYYY-MM` */
const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'wall-time'));

export const datevPreviewQuery = z.strictObject({
  /** The last one that is over unless told. */
  month: z.optional(month),
});
export type DatevPreviewQuery = z.infer<typeof datevPreviewQuery>;

export const datevExportInput = z.strictObject({ month });
export type DatevExportInput = z.infer<typeof datevExportInput>;

export const archiveQuery = z.strictObject({
  year: wholeNumber(2000, 2999),
  /** Years of many documents come in several files. */
  part: z.optional(wholeNumber(1, 1000)),
});
export type ArchiveQuery = z.infer<typeof archiveQuery>;

export const exportRun = shape('ExportRun', {
  id: z.string(),
  month: z.string(),
  /** From the first month of which something is in it. */
  from: z.string(),
  to: z.string(),
  documents: z.int(),
  billed: money,
  payments: z.int(),
  paid: money,
  fileName: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type ExportRun = Answer<typeof exportRun>;

export const datevPreview = shape('DatevPreview', {
  month: z.string(),
  from: z.string(),
  to: z.string(),
  fiscalYear: z.strictObject({ from: z.string(), to: z.string() }),
  /** The month is not over: what comes later goes into the next file. */
  isRunning: z.boolean(),
  /** A booking for each tax group of a document and each paid claim of dunning; credit notes count against the rest. */
  documents: z.int(),
  billed: money,
  payments: z.int(),
  paid: money,
  /** How many are of months before: they came after the file of theirs, or there was none. */
  earlier: z.int(),
  /** What cannot be told yet: money of nobody known, and money of companies that were never billed. */
  unknownMoney: z.int(),
  withoutDebtor: z.int(),
  /** What is left of the fiscal year before, and the month whose file would take it. */
  formerYear: z.nullable(z.strictObject({ month: z.string(), bookings: z.int() })),
  /** Names of settings without which nothing can be exported, such as `taxed:AT`. */
  missingAccounts: z.array(z.string()),
  /** False if a file cannot hold all of it: the rest goes into the next one. */
  isWhole: z.boolean(),
  /** The first of them. */
  rows: z.array(
    z.strictObject({
      on: z.string(),
      side: z.enum(['S', 'H']),
      amount: money,
      account: z.nullable(z.string()),
      counterAccount: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
});
export type DatevPreview = Answer<typeof datevPreview>;

export const exportOverview = shape('ExportOverview', {
  /** Whether the shop bills itself; else there is nothing to export. */
  isBilledHere: z.boolean(),
  datev: z.strictObject({
    adviser: z.nullable(z.int()),
    client: z.nullable(z.int()),
    chart: z.enum(DATEV_CHARTS),
    /** `MM-DD` */
    fiscalYearStart: z.string(),
  }),
  accounts: z.array(
    z.strictObject({
      case: z.enum(DATEV_CASES),
      /** Where it matters. */
      country: z.nullable(z.string()),
      /** None if only the settings could name it, and do not. */
      account: z.nullable(z.string()),
      taxKey: z.nullable(z.string()),
      /** Whether the settings name it. */
      isOwn: z.boolean(),
    }),
  ),
  /** Newest first. */
  runs: z.array(exportRun),
  years: z.array(
    z.strictObject({
      year: z.int(),
      documents: z.int(),
      bytes: z.int(),
      parts: z.int(),
      /** The last day on which the law wants it kept. */
      keptUntil: z.string(),
    }),
  ),
});
export type ExportOverview = Answer<typeof exportOverview>;

export const adminExportCalls = declareCalls({
  'GET /api/admin/exports': {
    says: 'What was handed over to the accountants, on which accounts it is booked, and what the archive holds',
    rights: staff('money.read'),
    answer: exportOverview,
  },
  'GET /api/admin/exports/datev/preview': {
    says: 'What a file for DATEV would hold',
    rights: staff('money.read'),
    query: datevPreviewQuery,
    answer: datevPreview,
  },
  'POST /api/admin/exports/datev': {
    says: 'Make a file for DATEV of what no file has held yet, up to the end of a month',
    rights: staff('money.write'),
    body: datevExportInput,
    answer: exportRun,
    status: 201,
    takes: 'requiredKey',
  },
  'GET /api/admin/exports/datev/{id}/file': {
    says: 'A file for DATEV (EXTF 700, Windows-1252), the same whenever it is fetched',
    rights: staff('money.read'),
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/exports/archive.zip': {
    says: 'The originals and papers of all documents of a year, with a list of them and their hashes',
    rights: staff('money.read'),
    query: archiveQuery,
    answer: { file: 'application/zip' },
  },
});
