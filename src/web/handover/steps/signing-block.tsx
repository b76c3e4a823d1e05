import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { SignaturePad } from '#web/ui/signature-pad.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import type { SigningDraft, SigningProblem } from './signing-draft.ts';

type SigningBlockProps = {
  readonly party: 'customer' | 'depot';
  readonly draft: SigningDraft;
  readonly onDraft: (draft: SigningDraft) => void;
  readonly onSignature: (png: string | null) => void;
  readonly problem: SigningProblem | undefined;
  /** Where nobody else signs there is nobody to refuse to. */
  readonly mayRefuse: boolean;
  /** What else this party has to say, whether it signs or refuses. */
  readonly children?: ReactNode;
};

/** Brings a party into view: what is missing there may be a screen away from the button that asked for it. */
export function showSigning(party: SigningBlockProps['party']): void {
  const block = document.getElementById(`signing-${party}-block`);
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}

/** One party signs by finger or by typing, or says why not. */
export function SigningBlock({ party, draft, onDraft, onSignature, problem, mayRefuse, children }: SigningBlockProps) {
  const refuse = (isRefused: boolean) => {
    onSignature(null);
    onDraft({ ...draft, isRefused });
  };
  return (
    <section
      id={`signing-${party}-block`}
      tabIndex={-1}
      aria-labelledby={`signing-${party}`}
      className="mt-8 scroll-mt-20 outline-none"
    >
      <h2 id={`signing-${party}`} className="text-h3 mb-3">
        <FormattedMessage id={`handover.sign.${party}`} />
      </h2>
      {draft.isRefused ? (
        <TextArea
          label={<FormattedMessage id="handover.sign.reason" />}
          maxLength={300}
          rows={3}
          value={draft.reason}
          onChange={(reason) => onDraft({ ...draft, reason: reason.replaceAll(/[\r\n]+/g, ' ') })}
          {...(problem === 'reason' && { errorMessage: <FormattedMessage id="handover.sign.reason.missing" /> })}
        />
      ) : (
        <div className="space-y-4">
          <TextField
            label={<FormattedMessage id="handover.sign.name" />}
            autoComplete={party === 'customer' ? 'name' : 'off'}
            maxLength={100}
            value={draft.name}
            onChange={(name) => onDraft({ ...draft, name })}
            {...(problem === 'name' && { errorMessage: <FormattedMessage id="word.nameMissing" /> })}
          />
          {problem === 'signature' && (
            <p role="alert" className="text-sm font-medium text-danger">
              <FormattedMessage id="handover.sign.missing" />
            </p>
          )}
          <SignaturePad suggestedName={draft.name} onChange={(signature) => onSignature(signature?.png ?? null)} />
        </div>
      )}
      {children !== undefined && <div className="mt-4">{children}</div>}
      {mayRefuse && (
        <LinkAction onClick={() => refuse(!draft.isRefused)} className="mt-3 min-h-12">
          <FormattedMessage id={draft.isRefused ? 'handover.sign.instead' : 'handover.sign.refuse'} />
        </LinkAction>
      )}
    </section>
  );
}
