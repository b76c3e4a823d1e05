import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';

type BareCartProps = {
  readonly art: ReactNode;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly actions: ReactNode;
  /** Above everything else. */
  readonly notice?: ReactNode;
};

/** The cart when there is nothing to order in it. */
export const BareCart = ({ art, title, text, actions, notice }: BareCartProps) => (
  <PageBody>
    <h1 className="text-h1 mb-6">
      <FormattedMessage id="word.noun.cart" />
    </h1>
    {notice !== undefined && <div className="mb-4">{notice}</div>}
    <EmptyState art={art} title={<FormattedMessage id={title} />} actions={actions}>
      <FormattedMessage id={text} />
    </EmptyState>
  </PageBody>
);
