import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageKey } from '#i18n/message-key.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface TableCardProps<Row> {
  readonly title: MessageKey;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The list with all of them, where the rows are only the latest. */
  readonly all?: string | undefined;
  readonly empty: MessageKey;
}

/** A table about a customer, under a heading that is its caption, too. */
export function TableCard<Row extends { readonly id: string }>(props: TableCardProps<Row>): ReactNode {
  const { title, rows, columns, all, empty } = props;
  const { formatMessage } = useIntl();
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id={title} />}
        action={
          all !== undefined && (
            <TextLink to={all} isAlone data-ahead="hover">
              <FormattedMessage id="adminBusinessUnit.all" />
            </TextLink>
          )
        }
      />
      <DataTable
        caption={formatMessage({ id: title })}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <p className="text-asphalt-600">
            <FormattedMessage id={empty} />
          </p>
        }
      />
    </Card>
  );
}
