import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { changeStaffInput, inviteStaffInput } from '#contract/admin-staff.ts';
import { STAFF_ROLES } from '#domain/team/staff-role.ts';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { CheckboxGroup, type CheckboxOption } from '#web/ui/checkbox.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { StaffRow } from './load-staff.server.ts';

interface Choices {
  readonly depots: readonly CheckboxOption[];
  readonly onClose: () => void;
}

export function InviteStaffDrawer({ isOpen, ...props }: Choices & { readonly isOpen: boolean }) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={props.onClose}
      title={<FormattedMessage id="adminStaff.invite" />}
      note={<FormattedMessage id="adminStaff.invite.note" />}
    >
      <InviteForm {...props} />
    </Drawer>
  );
}

function InviteForm({ depots, onClose }: Choices) {
  const rights = useRights({ role: 'desk', depotIds: [] });
  const { form, isPending } = useSubmit({
    schema: inviteStaffInput,
    read: (fields) => ({
      email: fieldText(fields, 'email'),
      firstName: fieldText(fields, 'firstName'),
      lastName: fieldText(fields, 'lastName'),
      ...rights.values,
    }),
    send: (body) => api.post('/api/admin/staff', { body }),
    done: 'adminStaff.sent',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <TextField name="email" type="email" label={<FormattedMessage id="word.field.email" />} />
      <TextField name="firstName" maxLength={100} label={<FormattedMessage id="word.field.firstName" />} />
      <TextField name="lastName" maxLength={100} label={<FormattedMessage id="word.field.lastName" />} />
      <RightsFields {...rights} depots={depots} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

export function ChangeStaffDrawer({ member, ...props }: Choices & { readonly member: StaffRow | undefined }) {
  return (
    <Drawer isOpen={member !== undefined} onOpenChange={props.onClose} title={member?.name} note={member?.email}>
      {member && <ChangeForm key={member.id} member={member} {...props} />}
    </Drawer>
  );
}

function ChangeForm({ member, depots, onClose }: Choices & { readonly member: StaffRow }) {
  const { id, version } = member;
  const rights = useRights({ role: member.role, depotIds: member.depots.map((depot) => depot.id) });
  const { form, isPending } = useSubmit({
    schema: changeStaffInput,
    read: () => rights.values,
    send: (body) => api.patch('/api/admin/staff/{id}', { params: { id }, body, ifMatch: version }),
    done: 'adminStaff.changed',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <RightsFields {...rights} depots={depots} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

type Values = { readonly role: string; readonly depotIds: readonly string[] };

function useRights(first: Values) {
  const [values, setValues] = useState(first);
  return { values, onChange: (change: Partial<Values>) => setValues((now) => ({ ...now, ...change })) };
}

type RightsFieldsProps = ReturnType<typeof useRights> & Pick<Choices, 'depots'>;

/** What somebody is to do, and where, if that is at a depot. */
function RightsFields({ values: { role, depotIds }, onChange, depots }: RightsFieldsProps) {
  return (
    <>
      <RadioGroup
        name="role"
        look="cards"
        value={role}
        onChange={(chosen) => onChange({ role: chosen })}
        label={<FormattedMessage id="word.role" />}
        options={STAFF_ROLES.map((value) => ({
          value,
          label: <FormattedMessage id={`adminStaff.role.${value}`} />,
          description: <FormattedMessage id={`adminStaff.role.${value}.text`} />,
        }))}
      />
      {role === 'depot' && (
        <CheckboxGroup
          name="depotIds"
          value={[...depotIds]}
          onChange={(chosen) => onChange({ depotIds: chosen })}
          label={<FormattedMessage id="word.depots" />}
          description={<FormattedMessage id="adminStaff.depots.hint" />}
          options={depots}
        />
      )}
    </>
  );
}
