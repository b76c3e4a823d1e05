import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { localePath } from '#i18n/paths.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { useWrite } from '#web/client/use-write.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/form/section.tsx';

interface LeaveTeamProps {
  readonly userId: string;
  readonly company: string;
}

/** The way out. What was booked stays with the company. */
export function LeaveTeam({ userId, company }: LeaveTeamProps) {
  const { locale } = usePageScope();
  const [isOpen, setIsOpen] = useState(false);
  const { write, isPending } = useWrite();

  const leave = async () => {
    await write(() => api.delete('/api/team/{userId}', { params: { userId } }), {
      next: () => {
        forgetMe();
        window.location.assign(localePath(locale, '/'));
        // Nothing more can be clicked until the page has gone.
        return new Promise(() => {});
      },
      notDone: 'account.leave.failed',
    });
    setIsOpen(false);
  };

  return (
    <Section title="account.leave.title" note="account.leave.note" noteValues={{ company }}>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="account.leave.action" />
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="account.leave.ask" values={{ company }} />}
        confirmLabel={<FormattedMessage id="account.leave.action" />}
        isPending={isPending}
        onConfirm={() => void leave()}
      >
        <FormattedMessage id="account.leave.text" />
      </ConfirmDialog>
    </Section>
  );
}
