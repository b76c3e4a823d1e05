import { FormattedMessage } from '#i18n/intl.tsx';
import type { TrailerState } from '#domain/trailer/trailer-state.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '../frame/page-link.tsx';

interface GapsNoticeProps {
  readonly trailerId: string;
  readonly status: TrailerState;
  readonly gaps: readonly string[];
}

/** What is left to do before a trailer can be offered, or why one on offer is never free. */
export function GapsNotice({ trailerId, status, gaps }: GapsNoticeProps) {
  if (gaps.length === 0 || status === 'retired') return null;
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        title={<FormattedMessage id={status === 'draft' ? 'adminTrailer.gaps.draft' : 'adminTrailer.gaps.active'} />}
        action={
          <PageLink to={`/admin/trailers/${trailerId}/edit`} isAlone>
            <FormattedMessage id="adminTrailer.edit" />
          </PageLink>
        }
      >
        <ul className="list-disc ps-5">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
