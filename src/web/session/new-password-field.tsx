import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { PASSWORD_MIN } from '#domain/user/password.ts';
import { type PasswordStrength, ratePassword } from '#domain/user/password-strength.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { cx } from '#web/ui/cx.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: MessageKey;
  /** What others know about the person; a password made of it is easy to guess. */
  readonly personal?: readonly string[];
}

/** A password that is being chosen, with an honest word about it while it is typed. */
export function NewPasswordField({ name, label, personal }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [password, setPassword] = useState('');
  return (
    <div>
      <PasswordField
        name={name}
        autoComplete="new-password"
        label={<FormattedMessage id={label} />}
        description={<FormattedMessage id="password.hint" />}
        showLabel={formatMessage({ id: 'ui.password.show' })}
        hideLabel={formatMessage({ id: 'ui.password.hide' })}
        onChange={setPassword}
      />
      {password !== '' && <StrengthMeter password={password} {...(personal && { personal })} />}
    </div>
  );
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** The list of common passwords is fetched with the first character, not with the page. */
function useCommonPasswords(): ReadonlySet<string> {
  const [words, setWords] = useState(NO_WORDS);
  useEffect(() => {
    const load = async () => {
      const { COMMON_PASSWORDS } = await loadPatiently(() => import('#domain/user/common-passwords.ts'));
      setWords(COMMON_PASSWORDS);
    };
    void load();
  }, []);
  return words;
}

const LEVELS = {
  tooShort: 0,
  tooLong: 0,
  common: 1,
  weak: 1,
  fair: 2,
  strong: 3,
} as const satisfies Record<PasswordStrength, number>;

const COLOURS = ['bg-line-strong', 'bg-danger', 'bg-asphalt-950', 'bg-free'] as const;

function StrengthMeter({ password, personal }: { readonly password: string; readonly personal?: readonly string[] }) {
  const blocklist = useCommonPasswords();
  const strength = ratePassword(password, { blocklist, ...(personal && { personal }) });
  const level = LEVELS[strength];
  return (
    <div className="mt-2.5 flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={cx(
              'h-1.5 w-9 rounded-badge transition-colors',
              step <= level ? COLOURS[level] : 'bg-line-strong',
            )}
          />
        ))}
      </span>
      <output className="text-sm font-medium">
        <StrengthWords strength={strength} missing={PASSWORD_MIN - Array.from(password).length} />
      </output>
    </div>
  );
}

function StrengthWords({ strength, missing }: { readonly strength: PasswordStrength; readonly missing: number }) {
  switch (strength) {
    case 'tooShort':
      return <FormattedMessage id="password.missing" values={{ count: missing }} />;
    case 'tooLong':
      return <FormattedMessage id="error.field.password-too-long" />;
    case 'common':
      return <FormattedMessage id="error.field.password-common" />;
    case 'weak':
    case 'fair':
    case 'strong':
      return <FormattedMessage id={`password.${strength}`} />;
  }
}
