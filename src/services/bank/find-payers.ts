import type { BankPayer, BankPayerQuery } from '#contract/admin-bank.ts';
import {
  findCompanies,
  listCompanies,
  listCredits,
  listDocumentsByNumber,
  listOpenDocuments,
  listOrdersByNumber,
} from '#db/bank/bank-knowledge.queries.ts';
import type { Database } from '#db/client.ts';
import { findNumbers } from '#domain/bank/find-numbers.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toOpenDocument } from './to-open-document.ts';

const MOST_COMPANIES = 8;

/** Who may have paid: by name, or by the number of an invoice or of an order, each with all that is open. */
export async function findPayers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { q = '', businessUnit }: BankPayerQuery,
): Promise<Outcome<{ items: readonly BankPayer[]; nextCursor: null }>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const companies = businessUnit === undefined ? await search(db, q) : await listCompanies(db, [businessUnit]);
  const documents = await listOpenDocuments(
    db,
    companies.map(({ id }) => id),
  );
  const credits = await listCredits(
    db,
    companies.map(({ id }) => id),
  );
  const items = companies.map((company) => ({
    company,
    documents: documents.filter(({ businessUnitId }) => businessUnitId === company.id).map(toOpenDocument),
    credits: credits
      .filter(({ businessUnitId }) => businessUnitId === company.id)
      .map(({ id, number, on, cents }) => ({ id, number, on, left: money(cents) })),
  }));
  return ok({ items, nextCursor: null });
}

async function search(db: Database, q: string) {
  const { documents, orders } = findNumbers(q);
  const named = [...(await listDocumentsByNumber(db, documents)), ...(await listOrdersByNumber(db, orders))];
  const unitIds = [...new Set(named.map(({ businessUnitId }) => businessUnitId))];
  return unitIds.length > 0 ? listCompanies(db, unitIds) : findCompanies(db, { q, limit: MOST_COMPANIES });
}
