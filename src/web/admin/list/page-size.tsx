import { useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { USUAL_LIMIT } from '#contract/list-query.ts';
import { Select } from '#web/ui/select.tsx';
import { withChanges } from './list-address.ts';

const SIZES = [USUAL_LIMIT, 50, 100].map(String);

/** How many rows a page has. Another size begins the list anew. */
export function PageSize() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const size = params.get('limit') ?? String(USUAL_LIMIT);
  return (
    <div className="w-40 print:hidden">
      <Select
        label={formatMessage({ id: 'admin.list.size' })}
        value={SIZES.includes(size) ? size : String(USUAL_LIMIT)}
        onChange={(chosen) =>
          setParams((now) => withChanges(now, { limit: chosen === String(USUAL_LIMIT) ? null : String(chosen) }), {
            preventScrollReset: true,
          })
        }
        options={SIZES.map((id) => ({ id, label: id }))}
      />
    </div>
  );
}
