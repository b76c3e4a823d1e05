import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Logo } from '#web/art/logo.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { LanguageLinks } from './language-links.tsx';

const RENT = [
  { to: '/trailers', id: 'word.trailers' },
  { to: '/depots', id: 'word.depots' },
  { to: '/#prices', id: 'footer.prices' },
] as const;
const LEGAL = [
  { to: '/legal/imprint', id: 'footer.imprint' },
  { to: '/legal/terms', id: 'footer.terms' },
  { to: '/legal/privacy', id: 'footer.privacy' },
] as const;

const toLinks = (links: typeof RENT | typeof LEGAL) =>
  links.map(({ to, id }) => (
    <li key={to}>
      <Link to={to} className="footer-link">
        <FormattedMessage id={id} />
      </Link>
    </li>
  ));

function FooterColumn({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-body-s font-bold text-white">{title}</h2>
      {children}
    </section>
  );
}

export function SiteFooter({ onConsent }: { readonly onConsent?: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  const { contact } = usePageScope().config;
  return (
    <footer className="defer-painting print:hidden on-asphalt bg-asphalt-950 pb-(--bottom-bar) text-body-s text-asphalt-300">
      <nav
        aria-label={formatMessage({ id: 'footer.navigation' })}
        className="mx-auto grid w-full max-w-content grid-cols-2 gap-x-6 gap-y-8 px-4 py-12 md:grid-cols-4 md:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr] lg:py-16"
      >
        <div className="col-span-full max-w-80 lg:col-span-1">
          <Logo className="mb-3 h-7 w-auto text-white" />
          <p className="text-sm">
            <FormattedMessage id="footer.claim" />
          </p>
        </div>
        <FooterColumn title={<FormattedMessage id="footer.rent" />}>
          <ul>{toLinks(RENT)}</ul>
        </FooterColumn>
        <FooterColumn title={<FormattedMessage id="word.help" />}>
          <ul>
            <li>
              <Link to="/help" className="footer-link">
                <FormattedMessage id="footer.answers" />
              </Link>
            </li>
            <li>
              <Link to="/help#pick-up-and-return" className="footer-link">
                <FormattedMessage id="footer.handover" />
              </Link>
            </li>
            <li>
              <a href={telHref(contact.phone)} className="footer-link">
                <FormattedMessage id="footer.breakdown" />
              </a>
            </li>
            <li>
              <Link to="/help#write" className="footer-link">
                <FormattedMessage id="footer.contact" />
              </Link>
            </li>
          </ul>
        </FooterColumn>
        <FooterColumn title={<FormattedMessage id="footer.legal" />}>
          <ul>
            {toLinks(LEGAL)}
            {onConsent && (
              <li>
                <button type="button" className="footer-link" onClick={onConsent}>
                  <FormattedMessage id="consent.settings" />
                </button>
              </li>
            )}
          </ul>
        </FooterColumn>
        <FooterColumn title={<FormattedMessage id="word.language" />}>
          <LanguageLinks
            className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3"
            itemClassName="footer-link"
          />
        </FooterColumn>
      </nav>
    </footer>
  );
}
