import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isRouteErrorResponse } from 'react-router';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import errorScene from '#web/art/scenes/error.svg?url';
import { navigateExternal } from '#web/client/navigate-external.ts';
import { rememberLocale } from '#web/client/remember-locale.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Logo } from '#web/art/logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { LanguageMenu } from '#web/ui/layout/language-menu.tsx';
import { describeError } from './describe-error.ts';

/** `Page Not Found: /nope` is part of the contract of a 404; other details stay in the log. */
const detailOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && error.status === 404 && typeof error.data === 'string' ? error.data : undefined;

/** The account may be out of reach as well, so the choice is kept in the browser only. */
async function loadIn(language: Locale, href: string): Promise<void> {
  rememberLocale(language);
  navigateExternal(href);
}

const homeLink = (href: string, label: ReactNode) => (
  <a key="home" href={href} className="font-semibold text-white underline underline-offset-4">
    {label}
  </a>
);

/** Needs no data but the page scope, so it also stands when the database does not. Links reload the page on purpose. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const { config, locale } = usePageScope();
  const home = localePath(locale, '/');
  const { status, headline, message } = describeError(error);

  return (
    <div className="flex min-h-dvh flex-col bg-asphalt-950 text-white">
      <title>{`${intl.formatMessage({ id: headline })} · ${config.productName}`}</title>
      <header className="on-asphalt relative z-10 mx-auto flex w-full max-w-content items-center justify-between gap-4 px-4 py-4 md:px-6">
        <a href={home} aria-label={intl.formatMessage({ id: 'errorPage.home' })} className="inline-block">
          <Logo />
        </a>
        <LanguageMenu look="name" onChoose={loadIn} />
      </header>
      <main id="content" className="relative -mt-16 flex grow items-center overflow-hidden pt-16">
        <img
          src={errorScene}
          alt=""
          className="absolute inset-0 size-full object-cover object-[70%_50%] opacity-90"
          decoding="async"
        />
        <div className="absolute inset-0 bg-linear-to-r from-asphalt-950/90 via-asphalt-950/50 to-transparent" />
        <div className="relative mx-auto w-full max-w-content px-4 py-16 md:px-6">
          {status !== undefined && (
            <p className="mb-6 inline-block rounded-card border-2 border-signal px-5 py-1 font-condensed text-5xl font-extrabold text-signal tabular-nums">
              <span className="sr-only">
                <FormattedMessage id="errorPage.status" />{' '}
              </span>
              {status}
            </p>
          )}
          <h1 className="max-w-xl text-hero text-balance">
            <FormattedMessage id={headline} />
          </h1>
          <p className="mt-6 max-w-lg text-lg text-asphalt-300">
            <FormattedMessage id={message} />
          </p>
          {detailOf(error) && <p className="mt-2 max-w-lg text-sm break-all text-asphalt-300">{detailOf(error)}</p>}
          {status === undefined && (
            <Button tone="signal" className="mt-6" onClick={() => window.location.reload()}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
          <p className="mt-4 max-w-lg text-lg text-asphalt-300">
            <FormattedMessage id="errorPage.way" values={{ home: (label) => homeLink(home, label) }} />
          </p>
          <address className="mt-10 flex flex-wrap gap-x-8 gap-y-2 text-asphalt-300 not-italic">
            <span>
              <FormattedMessage id="errorPage.mail" />{' '}
              <a
                href={`mailto:${config.contact.email}`}
                className="inline-block py-1 text-white underline underline-offset-4"
              >
                {config.contact.email}
              </a>
            </span>
            <span>
              <FormattedMessage id="errorPage.phone" />{' '}
              <a
                href={`tel:${config.contact.phone.replaceAll(/[^+\d]/g, '')}`}
                className="inline-block py-1 text-white underline underline-offset-4"
              >
                {config.contact.phone}
              </a>
            </span>
          </address>
        </div>
      </main>
    </div>
  );
}
