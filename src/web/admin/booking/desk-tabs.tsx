import { useSearchParams } from 'react-router';
import { DESK_TABS, type DeskTab } from '#domain/admin/booking-desk.ts';
import { ListTabs } from '../list/list-tabs.tsx';

const KEPT = ['depot', 'type', 'businessUnit', 'q', 'limit', 'columns'];

interface DeskTabsProps {
  readonly current: DeskTab;
  readonly counts: Readonly<Record<DeskTab, number>>;
}

/** What today asks for, then what is out, what comes and what is over. Filters go along. */
export function DeskTabs({ current, counts }: DeskTabsProps) {
  const [params] = useSearchParams();
  const kept = [...params].filter(([name, value]) => KEPT.includes(name) && value !== '');
  return (
    <ListTabs
      label="adminBooking.tabs"
      current={current}
      tabs={DESK_TABS.map((tab) => ({
        id: tab,
        label: `adminBooking.tab.${tab}`,
        to: `?${new URLSearchParams([...(tab === 'all' ? [] : [['tab', tab]]), ...kept]).toString()}`,
        count: counts[tab],
      }))}
    />
  );
}
