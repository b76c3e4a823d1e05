import { ChevronDown, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Form } from 'react-router';
import { CleanTextView } from '#web/content/clean-text-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { findAnswers } from './find-answers.ts';
import type { HelpData } from './load-help.server.ts';
import { useOpenAnswer } from './use-open-answer.ts';

/** All answers, or those that a question finds. Without scripts the page is asked anew. */
export function AnswerList({ answers, question }: Pick<HelpData, 'answers' | 'question'>) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState(question);
  const found = findAnswers(answers, asked);
  const isAsking = asked.trim() !== '';
  useOpenAnswer();
  return (
    <section aria-label={formatMessage({ id: 'footer.answers' })} className="min-w-0">
      <Form role="search" onSubmit={(event) => event.preventDefault()} className="flex items-start gap-3">
        <div className="grow">
          <SearchField
            name="q"
            label={formatMessage({ id: 'help.search' })}
            placeholder={formatMessage({ id: 'help.search' })}
            maxLength={100}
            value={asked}
            onChange={setAsked}
          />
        </div>
        <Button type="submit" className="hidden! noscript:inline-flex!">
          <FormattedMessage id="help.submit" />
        </Button>
      </Form>
      <p role="status" className="mt-3 mb-4 min-h-6 text-body-s text-asphalt-600">
        {isAsking && <FormattedMessage id="help.found" values={{ count: found.length }} />}
      </p>
      {found.length === 0 && (
        <p className="mb-4">
          <PlainLink href="#write">
            <FormattedMessage id="help.none" />
          </PlainLink>
        </p>
      )}
      <div className={found.length > 0 ? 'border-t border-line-strong' : ''}>
        {found.map(({ anchor, title, body }) => (
          <details key={anchor} className="group border-b border-line-strong">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="font-bold">{title}</h2>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-250 group-open:rotate-180"
              />
            </summary>
            {/* Inside, because browsers open what holds the target of a link. */}
            <div id={anchor} className="max-w-2xl scroll-mt-20 pb-5 text-asphalt-700">
              <CleanTextView text={body} />
              <p className="mt-3 text-body-s">
                <PlainLink isAlone href={`#${anchor}`}>
                  <LinkIcon aria-hidden="true" className="size-4" />
                  <FormattedMessage id="help.link" />
                </PlainLink>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
