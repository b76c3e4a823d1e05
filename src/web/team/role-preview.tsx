import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Right } from '#domain/team/rights.ts';
import { previewRoleChange } from '#domain/team/role-change.ts';
import type { Role } from '#domain/team/role.ts';

/** What a change of role gives and takes, before it is made. */
export function RolePreview({ from, to }: { readonly from: Role; readonly to: Role }) {
  const { gained, lost } = previewRoleChange(from, to);
  if (gained.length === 0 && lost.length === 0) return null;
  return (
    <div role="status" className="rounded-card bg-paper-sunken p-4 text-body-s">
      <p className="text-h4 mb-2">
        <FormattedMessage id="team.preview" />
      </p>
      <Rights title="team.gains" rights={gained} sign={<Plus aria-hidden="true" className="size-4 text-free" />} />
      <Rights title="team.loses" rights={lost} sign={<Minus aria-hidden="true" className="size-4 text-danger" />} />
    </div>
  );
}

interface RightsProps {
  readonly title: 'team.gains' | 'team.loses';
  readonly rights: readonly Right[];
  readonly sign: ReactNode;
}

function Rights({ title, rights, sign }: RightsProps) {
  if (rights.length === 0) return null;
  return (
    <div className="not-first:mt-3">
      <p className="font-semibold">
        <FormattedMessage id={title} />
      </p>
      <ul className="mt-1 space-y-1">
        {rights.map((right) => (
          <li key={right} className="flex items-start gap-2">
            <span className="mt-1 shrink-0">{sign}</span>
            <FormattedMessage id={`team.right.${right}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
