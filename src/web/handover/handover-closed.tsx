import { FormattedMessage } from 'react-intl';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CONTENT_ID } from '#web/ui/layout/skip-link.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

/** For the operator, who belongs to no company and works in the console. */
export function HandoverClosed() {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
      <PageBody>
        <h1 className="text-h1 mb-6">
          <FormattedMessage id="handover.closed.title" />
        </h1>
        <EmptyState
          art={<TrailerArt type="plane" subType="standard" isTaken />}
          title={<FormattedMessage id="handover.closed.operator" />}
          actions={
            <LinkButton to="/admin" tone="ink">
              <FormattedMessage id="handover.closed.console" />
            </LinkButton>
          }
        >
          <FormattedMessage id="handover.closed.operator.text" />
        </EmptyState>
      </PageBody>
    </main>
  );
}
