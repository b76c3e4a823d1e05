import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { PriceChange } from './price-changes.ts';

/** What a list makes dearer, cheaper or new, beside the list whose place it takes. */
export function PriceChanges({ name, changes }: { readonly name: string; readonly changes: readonly PriceChange[] }) {
  const { formatMessage } = useIntl();
  const caption = formatMessage({ id: 'adminPrice.publish.changes' }, { count: changes.length, name });
  if (changes.length === 0) return <p className="mt-4 font-semibold">{caption}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well
    <div tabIndex={0} role="group" aria-label={caption} className="mt-4 max-h-72 overflow-y-auto">
      <table className="w-full border-collapse text-body-s">
        <caption className="pb-2 text-start font-semibold">{caption}</caption>
        <thead>
          <tr className="text-label border-b border-asphalt-950 text-asphalt-700">
            <th scope="col" className="py-1 text-start">
              <FormattedMessage id="adminPrice.change.what" />
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              <FormattedMessage id="adminPrice.change.before" />
            </th>
            <th scope="col" className="py-1 ps-3 text-end">
              <FormattedMessage id="adminPrice.change.after" />
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name: what, before, after }) => (
            <tr key={what} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {what}
              </th>
              <td className="py-1.5 ps-3 text-end whitespace-nowrap text-asphalt-600">{before}</td>
              <td className="py-1.5 ps-3 text-end font-semibold whitespace-nowrap">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
