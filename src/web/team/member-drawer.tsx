import { FormattedMessage, useIntl } from 'react-intl';
import { changeMemberInput, HIGHEST_ORDER_LIMIT_CENTS } from '#contract/team.ts';
import { isRole, type Role, ROLES } from '#domain/team/role.ts';
import { roleHasRight } from '#domain/team/rights.ts';
import { DrawerActions } from '#web/account/drawer-actions.tsx';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { useFormat } from '#web/pricing/use-format.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
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
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen={member !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={member && `${member.firstName} ${member.lastName}`}
      note={member?.email}
      closeLabel={formatMessage({ id: 'ui.close' })}
    >
      {member && <MemberForm key={member.userId} member={member} isSelf={member.userId === ownId} onClose={onClose} />}
    </Drawer>
  );
}

const toTexts = ({ role, orderLimitCents }: Pick<MemberView, 'role' | 'orderLimitCents'>) => ({
  role: role as string,
  orderLimitCents: orderLimitCents === null ? '' : String(orderLimitCents),
});

interface MemberFormProps {
  readonly member: MemberView;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

function MemberForm({ member, isSelf, onClose }: MemberFormProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { values, field, changed, differences, compareWith, drop } = useDraft(toTexts(member));
  const role: Role = isRole(values.role) ? values.role : member.role;
  const cents = values.orderLimitCents === '' ? null : Number(values.orderLimitCents);
  const { form, isPending } = useSubmit({
    schema: changeMemberInput,
    read: () => ({
      ...(changed.includes('role') && { role }),
      ...(changed.includes('orderLimitCents') && { orderLimitCents: cents }),
    }),
    send: (body) =>
      api.patch('/api/team/{userId}', { params: { userId: member.userId }, body, ifMatch: member.version }),
    done: 'team.saved',
    notDone: 'team.notSaved',
    onDone: onClose,
    onStale: (current) => compareWith(toTexts(current && 'openBookings' in current ? current : member)),
  });
  const losesTeam = isSelf && !roleHasRight(role, 'manageTeam');

  return (
    <Form {...form}>
      <StaleNotice
        differences={differences}
        nameField={(name) => formatMessage({ id: name === 'role' ? 'word.role' : 'team.limit' })}
        nameValue={(name, value) =>
          name === 'role' && isRole(value)
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
      <NumberField
        name="orderLimitCents"
        label={<FormattedMessage id="team.limit" />}
        aside={<FormattedMessage id="word.optional" />}
        description={<FormattedMessage id="team.limit.hint" />}
        value={cents === null ? Number.NaN : cents / 100}
        onChange={(euros) =>
          field('orderLimitCents').onChange(Number.isNaN(euros) ? '' : String(Math.round(euros * 100)))
        }
        minValue={0}
        maxValue={HIGHEST_ORDER_LIMIT_CENTS / 100}
        step={100}
        formatOptions={{ style: 'currency', currency: 'EUR', minimumFractionDigits: 0 }}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
