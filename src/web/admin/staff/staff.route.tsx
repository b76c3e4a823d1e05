import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { May } from '../frame/may.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { loadStaff } from './load-staff.server.ts';
import { staffColumns } from './staff-columns.tsx';
import { ChangeStaffDrawer, InviteStaffDrawer } from './staff-drawer.tsx';
import type { Route } from './+types/staff.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadStaff(getRequest(context));

export default function StaffPage({ loaderData: { rows, ownId, depots } }: Route.ComponentProps) {
  const [isInviting, setIsInviting] = useState(false);
  const [changedId, setChangedId] = useState<string>();
  const changed = rows.find(({ id }) => id === changedId);
  return (
    <ConsolePage>
      <ConsoleHeader
        title={<FormattedMessage id="admin.nav.staff" />}
        actions={
          <May right="staff.write">
            <Button tone="signal" onClick={() => setIsInviting(true)}>
              <UserPlus aria-hidden="true" className="size-5" />
              <FormattedMessage id="adminStaff.invite" />
            </Button>
          </May>
        }
      >
        <FormattedMessage id="adminStaff.lead" />
      </ConsoleHeader>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
        <ConsoleTable caption="admin.nav.staff" rows={rows} columns={staffColumns({ ownId, onChange: setChangedId })} />
      </Card>
      <InviteStaffDrawer isOpen={isInviting} onClose={() => setIsInviting(false)} depots={depots} />
      <ChangeStaffDrawer member={changed} onClose={() => setChangedId(undefined)} depots={depots} />
    </ConsolePage>
  );
}
