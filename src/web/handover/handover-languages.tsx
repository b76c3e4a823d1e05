import { use, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Locale } from '#i18n/locales.ts';
import { chooseLocale } from '#web/client/choose-locale.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LanguageMenu } from '#web/ui/layout/language-menu.tsx';
import { HandoverDeskContext } from './handover-desk.ts';

/**
 * Another language loads the page anew: whatever was typed is kept first, and whoever has signed already, which is kept
 * nowhere, is asked.
 */
export function HandoverLanguages() {
  const desk = use(HandoverDeskContext);
  const [wanted, setWanted] = useState<{ readonly language: Locale; readonly href: string }>();
  const change = async (language: Locale, href: string) => {
    await desk?.settle();
    await chooseLocale(language, href);
  };
  return (
    <>
      <LanguageMenu
        look="icon"
        onChoose={async (language, href) => {
          if (desk?.isUnkept) setWanted({ language, href });
          else await change(language, href);
        }}
      />
      <ConfirmDialog
        isOpen={wanted !== undefined}
        onOpenChange={() => setWanted(undefined)}
        title={<FormattedMessage id="handover.language.title" />}
        keepLabel={<FormattedMessage id="handover.leave.stay" />}
        confirmLabel={<FormattedMessage id="handover.language.confirm" />}
        tone="signal"
        onConfirm={() => {
          setWanted(undefined);
          if (wanted) void change(wanted.language, wanted.href);
        }}
      >
        <FormattedMessage id="handover.language.text" />
      </ConfirmDialog>
    </>
  );
}
