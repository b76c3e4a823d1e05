import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeMemberInput } from '#contract/team.ts';
import { isRole, type Role, ROLES } from '#domain/team/role.ts';
import { roleHasRight } from '#domain/team/rights.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { EuroField } from '#web/form/euro-field.tsx';
import { pickChanged, useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { useFormat } from '#web/words/use-format.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { MemberView } from './load-team.server.ts';
import { RolePreview } from './role-preview.tsx';

interface MemberDrawerProps {
  readonly member: MemberView | undefined;
  readonly ownId: string;
  readonly onClose: () => void;
}

export function MemberDrawer({ member, ownId, onClose }: MemberDrawerProps) {
  return (
    <Drawer
      isOpen={member !== undefined}
      onOpenChange={onClose}
      title={member && `${member.firstName} ${member.lastName}`}
      note={member?.email}
    >
      {member && <MemberForm key={member.userId} member={member} isSelf={member.userId === ownId} onClose={onClose} />}
    </Drawer>
  );
}

type MemberValues = { readonly role: string; readonly orderLimitCents: number | null };

const toValues = ({ role, orderLimitCents }: Pick<MemberView, keyof MemberValues>): MemberValues => ({
  role,
  orderLimitCents,
});

interface MemberFormProps {
  readonly member: MemberView;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

function MemberForm({ member, isSelf, onClose }: MemberFormProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { values, field, changed, differences, compareWith, drop } = useDraft(toValues(member));
  const role: Role = isRole(values.role) ? values.role : member.role;
  const { form, isPending } = useSubmit({
    schema: changeMemberInput,
    read: () => pickChanged(values, changed),
    send: (body) =>
      api.patch('/api/team/{userId}', { params: { userId: member.userId }, body, ifMatch: member.version }),
    done: 'team.saved',
    notDone: 'team.notSaved',
    onDone: onClose,
    onStale: (current) => compareWith(toValues(current && 'openBookings' in current ? current : member)),
  });
  const losesTeam = isSelf && !roleHasRight(role, 'manageTeam');

  return (
    <Form {...form}>
      <StaleNotice
        differences={differences}
        nameField={(name) => formatMessage({ id: name === 'role' ? 'word.role' : 'team.limit' })}
        nameValue={({ value }) =>
          isRole(value)
            ? formatMessage({ id: `role.${value}` })
            : format.money({ cents: Number(value), currency: 'EUR' })
        }
        onDrop={drop}
      />
      <RadioGroup
        {...field('role')}
        look="cards"
        label={<FormattedMessage id="word.role" />}
        options={ROLES.map((value) => ({
          value,
          label: <FormattedMessage id={`role.${value}`} />,
          description: <FormattedMessage id={`team.role.${value}`} />,
        }))}
      />
      <RolePreview from={member.role} to={role} />
      {losesTeam && (
        <Notice tone="warn" isAlert>
          <FormattedMessage id="team.demoteSelf" />
        </Notice>
      )}
      <EuroField
        {...field('orderLimitCents')}
        label={<FormattedMessage id="team.limit" />}
        aside={<FormattedMessage id="word.optional" />}
        description={<FormattedMessage id="team.limit.hint" />}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
