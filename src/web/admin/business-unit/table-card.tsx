import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ConsoleTable, type ListColumn } from '../list/console-table.tsx';
import { useMay } from '../frame/may.tsx';

interface TableCardProps<Row> {
  readonly title: MessageKey;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The list with all of them, where the rows are only the latest. */
  readonly all?: string | undefined;
  readonly empty: MessageKey;
}

/** A table about a customer, under a heading that is its caption, too. */
export function TableCard<Row extends { readonly id: string }>({ title, all, ...table }: TableCardProps<Row>) {
  const { opens } = useMay();
  return (
    <TitledCard
      title={title}
      action={
        all !== undefined &&
        opens(all) && (
          <TextLink to={all} isAlone data-ahead="hover">
            <FormattedMessage id="adminBusinessUnit.all" />
          </TextLink>
        )
      }
    >
      <ConsoleTable caption={title} {...table} />
    </TitledCard>
  );
}
