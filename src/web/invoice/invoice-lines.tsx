import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';

type Group = InvoiceView['groups'][number];

/** The lines by booking, each with the reason for its amount. */
export function InvoiceLines({ invoice: { groups, why } }: { readonly invoice: InvoiceView }) {
  return (
    <Card isFlush className="divide-y divide-line">
      {groups.map((group) => (
        <BookingLines key={group.key} group={group} why={why} />
      ))}
    </Card>
  );
}

const BookingLines = ({ group, why }: { readonly group: Group; readonly why: string }) => (
  <section className="p-4 md:p-6">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-h4 min-w-0">
        {group.name} <span className="text-body-s font-semibold whitespace-nowrap text-asphalt-600">{group.plate}</span>
      </h2>
      <b className="text-lg tabular-nums">{group.net}</b>
    </div>
    <p className="mt-1 text-body-s text-asphalt-600">
      {[group.period, group.trailer, group.depot].filter((part) => part !== null && part !== '').join(' · ')}
      {group.booking.id !== '' && (
        <>
          {' · '}
          <TextLink to={`/booking/${group.booking.id}`} className="whitespace-nowrap">
            <FormattedMessage id="order.booking" values={{ number: group.booking.number }} />
          </TextLink>
        </>
      )}
    </p>
    <table className="mt-4 block w-full border-collapse text-body-s md:table">
      <caption className="sr-only">
        <FormattedMessage id="invoice.lines" />
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-asphalt-950">
          <th scope="col" className="text-label py-2 pe-4 text-start text-asphalt-700">
            <FormattedMessage id="word.noun.service" />
          </th>
          <th scope="col" className="text-label py-2 pe-4 text-start text-asphalt-700">
            {why}
          </th>
          <th scope="col" className="text-label py-2 text-end text-asphalt-700">
            <FormattedMessage id="word.netTotal" />
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {group.lines.map((line) => (
          <tr
            key={line.no}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 last:border-b-0 md:table-row md:py-0"
          >
            <th scope="row" className="text-start font-semibold md:w-1/3 md:py-2.5 md:pe-4 md:align-top">
              {line.item}
            </th>
            <td className="col-span-2 row-start-2 text-asphalt-600 md:py-2.5 md:pe-4 md:align-top">
              {[line.period, line.why].filter((part) => part !== null && part !== '').join(' · ')}
            </td>
            <td className="col-start-2 row-start-1 text-end whitespace-nowrap tabular-nums md:py-2.5 md:align-top">
              {line.net}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
