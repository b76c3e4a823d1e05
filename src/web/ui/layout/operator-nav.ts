import {
  BellRing,
  Building2,
  CalendarCheck2,
  ChartColumn,
  ChartGantt,
  ClipboardList,
  FileOutput,
  FileQuestion,
  FileText,
  Glasses,
  HandCoins,
  IdCard,
  Landmark,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mail,
  PackagePlus,
  PhoneCall,
  ReceiptText,
  Route,
  ScrollText,
  Settings,
  Tag,
  Truck,
  UsersRound,
  Warehouse,
} from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';

export type OperatorEntry = {
  readonly to: string;
  readonly id: MessageKey;
  readonly Icon: LucideIcon;
  /** What waits there, by its name in the counts of the frame. */
  readonly count?: 'unitsInReview' | 'bankEntries';
  /** Shown only where the shop bills itself. */
  readonly isOfBilling?: true;
};

/** The pages of the console, in the order of a working day. */
export const OPERATOR_NAV: readonly OperatorEntry[] = [
  { to: '/admin', id: 'nav.admin', Icon: LayoutDashboard },
  { to: '/admin/tasks', id: 'admin.nav.tasks', Icon: ListTodo },
  { to: '/admin/board', id: 'admin.nav.board', Icon: ChartGantt },
  { to: '/admin/counter', id: 'admin.nav.counter', Icon: PhoneCall },
  { to: '/admin/quotes', id: 'word.quotes', Icon: FileQuestion },
  { to: '/admin/orders', id: 'admin.nav.orders', Icon: ClipboardList },
  { to: '/admin/bookings', id: 'word.bookings', Icon: CalendarCheck2 },
  { to: '/admin/billing', id: 'word.noun.billing', Icon: ReceiptText },
  { to: '/admin/invoices', id: 'word.invoices', Icon: FileText, isOfBilling: true },
  { to: '/admin/bank', id: 'admin.nav.bank', Icon: Landmark, count: 'bankEntries', isOfBilling: true },
  { to: '/admin/debits', id: 'admin.nav.debits', Icon: HandCoins, isOfBilling: true },
  { to: '/admin/dunning', id: 'word.noun.dunning', Icon: BellRing, isOfBilling: true },
  { to: '/admin/exports', id: 'admin.nav.exports', Icon: FileOutput, isOfBilling: true },
  { to: '/admin/approvals', id: 'admin.nav.approvals', Icon: Glasses },
  { to: '/admin/trailers', id: 'admin.nav.trailers', Icon: Truck },
  { to: '/admin/transfers', id: 'word.transfers', Icon: Route },
  { to: '/admin/depots', id: 'word.depots', Icon: Warehouse },
  { to: '/admin/prices', id: 'admin.nav.prices', Icon: Tag },
  { to: '/admin/services', id: 'admin.nav.services', Icon: PackagePlus },
  { to: '/admin/business-units', id: 'admin.nav.businessUnits', Icon: Building2, count: 'unitsInReview' },
  { to: '/admin/users', id: 'word.people', Icon: UsersRound },
  { to: '/admin/staff', id: 'admin.nav.staff', Icon: IdCard },
  { to: '/admin/settings', id: 'admin.nav.settings', Icon: Settings },
  { to: '/admin/figures', id: 'admin.nav.figures', Icon: ChartColumn },
  { to: '/admin/mails', id: 'admin.nav.mails', Icon: Mail },
  { to: '/admin/audit', id: 'admin.nav.audit', Icon: ScrollText },
];
