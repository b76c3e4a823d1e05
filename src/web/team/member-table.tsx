import { EllipsisVertical, UserX } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useNavigation } from 'react-router';
import { Avatar } from '#web/ui/avatar.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MemberView } from './load-team.server.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { RemoveMember } from './remove-member.tsx';

interface MemberTableProps {
  readonly members: readonly MemberView[];
  readonly ownId: string;
  readonly q: string;
}

type Open = { readonly act: 'edit' | 'remove'; readonly userId: string };

export function MemberTable({ members, ownId, q }: MemberTableProps) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [open, setOpen] = useState<Open>();
  const find = (act: Open['act']) => members.find(({ userId }) => open?.act === act && open.userId === userId);
  const close = () => setOpen(undefined);
  return (
    <>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0 md:px-3 md:py-2">
        <DataTable
          caption={formatMessage({ id: 'word.team' })}
          rows={members}
          rowKey={({ userId }) => userId}
          isBusy={state === 'loading'}
          empty={
            <EmptyState
              title={<FormattedMessage id="team.nobody" values={{ q }} />}
              art={<UserX aria-hidden="true" className="mx-auto size-10 text-asphalt-400" />}
            />
          }
          columns={useColumns({ ownId, onOpen: setOpen })}
        />
      </Card>
      <MemberDrawer member={find('edit')} ownId={ownId} onClose={close} />
      <RemoveMember member={find('remove')} onClose={close} />
    </>
  );
}

interface ColumnOptions {
  readonly ownId: string;
  readonly onOpen: (open: Open) => void;
}

function useColumns({ ownId, onOpen }: ColumnOptions): readonly Column<MemberView>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'name',
      header: formatMessage({ id: 'team.member' }),
      isTitle: true,
      cell: (member) => <Name member={member} isSelf={member.userId === ownId} />,
    },
    {
      key: 'role',
      header: formatMessage({ id: 'word.role' }),
      cell: ({ role }) => <WordBadge tone={role === 'admin' ? 'ink' : 'plain'} word={`role.${role}`} />,
    },
    {
      key: 'lastSeen',
      header: formatMessage({ id: 'team.lastSeen' }),
      cell: ({ lastSeen }) => lastSeen ?? <FormattedMessage id="team.neverSeen" />,
    },
    {
      key: 'limit',
      header: formatMessage({ id: 'team.limit' }),
      align: 'end',
      cell: ({ limit }) => limit ?? <FormattedMessage id="team.noLimit" />,
    },
    {
      key: 'actions',
      header: formatMessage({ id: 'team.actions' }),
      align: 'end',
      cell: ({ userId, firstName, lastName }) => (
        <Menu
          size="s"
          tone="quiet"
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          label={formatMessage({ id: 'word.actionsFor' }, { name: `${firstName} ${lastName}` })}
          actions={[
            {
              id: 'edit',
              label: formatMessage({ id: 'team.edit' }),
              onAction: () => onOpen({ act: 'edit', userId }),
            },
            {
              id: 'remove',
              label: formatMessage({ id: userId === ownId ? 'team.leaveHint' : 'team.remove' }),
              isDangerous: true,
              isDisabled: userId === ownId,
              onAction: () => onOpen({ act: 'remove', userId }),
            },
          ]}
        />
      ),
    },
  ];
}

function Name({ member, isSelf }: { readonly member: MemberView; readonly isSelf: boolean }) {
  const { firstName, lastName, email, avatar } = member;
  return (
    <span className="flex items-center gap-3">
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} />
      <span className="min-w-0">
        <span className="block font-sans text-base font-semibold">
          {firstName} {lastName}
          {isSelf && (
            <span className="font-normal text-asphalt-600">
              {' '}
              <FormattedMessage id="team.self" />
            </span>
          )}
        </span>
        <span className="block font-sans text-sm font-normal wrap-anywhere text-asphalt-600">{email}</span>
      </span>
    </span>
  );
}
