import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { HoldDunning } from '../dunning/hold-dunning.tsx';
import type { AccountView } from './load-account.server.ts';
import { PageLink } from '../frame/page-link.tsx';
import { May } from '../frame/may.tsx';

/** That a company is left alone for now, and what is claimed from it beside its invoices. */
export function DunningPart({ account }: { readonly account: AccountView }) {
  const { businessUnitId, company, today, hold, claims } = account;
  if (hold === null && claims.items.length === 0) return null;
  return (
    <div className="mb-5 space-y-4">
      {hold !== null && (
        <Notice
          title={<FormattedMessage id="adminDunning.heldUntil" values={{ day: hold.day }} />}
          action={
            <May right="money.write">
              <HoldDunning proposal={{ id: businessUnitId, company, hold }} today={today} />
            </May>
          }
        >
          <FormattedMessage id="adminDunning.hold.text" />
        </Notice>
      )}
      {claims.items.length > 0 && (
        <section className="rounded-card border border-line px-4 py-3">
          <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h4">
              <FormattedMessage id="adminDunning.claims" />
            </h3>
            <b className="tabular-nums">{claims.total}</b>
          </div>
          <ul className="divide-y divide-line text-body-s">
            {claims.items.map(({ id, kind, invoiceId, invoice, days, amount }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                <span className="min-w-0">
                  <FormattedMessage id={`dunning.claim.${kind}`} />
                  {days !== null && <span className="text-asphalt-600"> · {days}</span>}
                </span>
                <span className="ms-auto flex items-baseline gap-x-4">
                  <PageLink to={`/admin/invoices/${invoiceId}`}>{invoice}</PageLink>
                  <span className="tabular-nums">{amount}</span>
                </span>
              </li>
            ))}
          </ul>
          <PageLink to="/admin/dunning" isAlone className="text-body-s">
            <FormattedMessage id="word.noun.dunning" />
          </PageLink>
        </section>
      )}
    </div>
  );
}
