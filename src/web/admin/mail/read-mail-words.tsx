import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import type { MailWordsView } from './load-mail-words.server.ts';
import { MAIL_PART_LABELS } from './mail-part-label.ts';

/** For who may look and not write. */
export const ReadMailWords = ({ mail: { fields, language } }: { readonly mail: MailWordsView }) => (
  <Card>
    <dl className="grid gap-4">
      {fields.map(({ part, value }) => (
        <div key={part}>
          <dt className="text-body-s text-asphalt-600">
            <FormattedMessage id={MAIL_PART_LABELS[part]} />
          </dt>
          <dd lang={language} className="font-semibold wrap-anywhere whitespace-pre-wrap">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </Card>
);
