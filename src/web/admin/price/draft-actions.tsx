import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { WaitingLink } from '../approval/waiting-link.tsx';
import type { PriceListPageView } from './load-price-list.server.ts';
import { PriceChanges } from './price-changes-table.tsx';
import { listPriceChanges } from './price-changes.ts';

/** Of the form whose input is saved before a list is published. */
export const PRICE_FORM_ID = 'prices';
const PUBLISH = 'publish';

/** Whether the form was sent by the button that publishes. */
export const isToPublish = ({ nativeEvent }: SyntheticEvent<HTMLFormElement>): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === PUBLISH;

interface DraftActionsProps {
  readonly view: PriceListPageView;
  readonly isChanged: boolean;
  readonly isAsking: boolean;
  readonly setIsAsking: (isAsking: boolean) => void;
}

/** Publishes a draft as it is saved, after showing what changes, or throws it away. */
export function DraftActions({ view, isChanged, isAsking, setIsAsking }: DraftActionsProps) {
  const { list, from, replaced, frame } = view;
  const { id, version, name } = list;
  const intl = useIntl();
  const navigate = useNavigate();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { write, isPending } = useWrite();

  const publish = async () => {
    const send = () => api.post('/api/admin/prices/{id}/publish', { params: { id }, ifMatch: version });
    await write(send, {
      done: ({ state }) => (state === 'draft' ? 'adminApproval.asked' : 'adminPrice.publishedToast'),
      notDone: 'adminPrice.notSaved',
    });
    setIsAsking(false);
  };
  const discard = async () => {
    const send = () => api.delete('/api/admin/prices/{id}', { params: { id }, ifMatch: version });
    const next = () => navigate('/admin/prices');
    await write(send, { next, done: 'adminPrice.discarded', notDone: 'adminPrice.notSaved' });
    setIsDiscarding(false);
  };
  return (
    <>
      <Button tone="danger" onClick={() => setIsDiscarding(true)}>
        <FormattedMessage id="adminPrice.discard" />
      </Button>
      <PublishButton waits={view.waits} isChanged={isChanged} onAsk={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isPending={isPending}
        tone="signal"
        title={<FormattedMessage id="adminPrice.publish.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrice.publish" />}
        onConfirm={() => void publish()}
      >
        <p>
          <FormattedMessage id="adminPrice.publish.text" values={{ from }} />
        </p>
        {replaced && (
          <PriceChanges
            name={replaced.name}
            changes={listPriceChanges(intl, { before: replaced, after: list, frame })}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setIsDiscarding}
        isPending={isPending}
        title={<FormattedMessage id="adminPrice.discard.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrice.discard" />}
        onConfirm={() => void discard()}
      >
        <FormattedMessage id="adminPrice.discard.text" />
      </ConfirmDialog>
    </>
  );
}

type PublishButtonProps = Pick<PriceListPageView, 'waits'> & {
  readonly isChanged: boolean;
  readonly onAsk: () => void;
};

function PublishButton({ waits, isChanged, onAsk }: PublishButtonProps) {
  if (waits !== null) return <WaitingLink approvalId={waits} />;
  return isChanged ? (
    <Button tone="ink" type="submit" form={PRICE_FORM_ID} value={PUBLISH}>
      <FormattedMessage id="adminPrice.saveAndPublish" />
    </Button>
  ) : (
    <Button tone="ink" onClick={onAsk}>
      <FormattedMessage id="adminPrice.publish" />
    </Button>
  );
}
