import { Plate } from '#web/ui/plate.tsx';
import { RowLink } from './row-link.tsx';
import { PageLink } from '../frame/page-link.tsx';

/** What rows of several lists show alike. */

/** The number of a booking or an order never breaks at its hyphens. */
export const NumberCell = ({ to, number }: { readonly to: string; readonly number: string }) => (
  <span className="whitespace-nowrap">
    <RowLink to={to}>{number}</RowLink>
  </span>
);

type Company = { readonly id: string; readonly name: string };

export const CompanyCell = ({ company: { id, name } }: { readonly company: Company }) => (
  <PageLink to={`/admin/business-units/${id}`} data-ahead="hover" className="no-underline! hover:underline!">
    {name}
  </PageLink>
);

interface TrailerCellProps {
  readonly trailer: { readonly id: string; readonly number: string; readonly plate: string };
  readonly country: string;
}

export const TrailerCell = ({ trailer: { id, number, plate }, country }: TrailerCellProps) => (
  <span className="inline-flex flex-col items-end gap-1 md:items-start">
    <PageLink to={`/admin/trailers/${id}`} data-ahead="hover" className="font-semibold no-underline! hover:underline!">
      {number}
    </PageLink>
    <Plate number={plate} country={country} size="s" />
  </span>
);
