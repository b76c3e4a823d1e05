import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { CleanTextView } from '#web/content/clean-text-view.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { HomeData } from './load-home.server.ts';

/** Questions and answers, open to whoever clicks; they work without scripts. */
export function HelpSection({ help }: Pick<HomeData, 'help'>) {
  return (
    <section
      id="help"
      aria-labelledby="help-headline"
      className="grid scroll-mt-6 gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div>
        <h2 id="help-headline" className="text-h2">
          {help.headline}
        </h2>
        <p className="mt-4 text-lg leading-7 text-asphalt-700">{help.text}</p>
        <p className="mt-4">
          <TextLink to="/help" isAlone>
            <FormattedMessage id="footer.answers" />
          </TextLink>
        </p>
      </div>
      <div className="border-t border-line-strong">
        {help.sections.map(({ anchor, title, body }) => (
          <details key={anchor} id={anchor} className="group border-b border-line-strong">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
              {title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-250 group-open:rotate-180"
              />
            </summary>
            <div className="max-w-2xl pb-5 text-asphalt-700">
              <CleanTextView text={body} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
