import {
  Building2,
  CalendarCheck2,
  ClipboardList,
  FilePen,
  FileText,
  type LucideIcon,
  Truck,
  UserRound,
  Warehouse,
} from 'lucide-react';
import type { SearchKind } from '#domain/admin/search-kind.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** How each kind of hit is called and drawn, as in the menu. */
export const SEARCH_LOOKS = {
  order: { Icon: ClipboardList, word: 'admin.nav.orders' },
  quote: { Icon: FilePen, word: 'word.quotes' },
  booking: { Icon: CalendarCheck2, word: 'word.bookings' },
  trailer: { Icon: Truck, word: 'word.trailers' },
  businessUnit: { Icon: Building2, word: 'admin.nav.businessUnits' },
  user: { Icon: UserRound, word: 'word.people' },
  invoice: { Icon: FileText, word: 'word.invoices' },
  depot: { Icon: Warehouse, word: 'word.depots' },
} as const satisfies Record<SearchKind, { readonly Icon: LucideIcon; readonly word: MessageKey }>;
