import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { CODE_DIGITS, type SigningDraft, type SigningProblem } from './signing-draft.ts';
import { SigningBlock } from './signing-block.tsx';

type DepotSigningProps = {
  readonly draft: SigningDraft;
  readonly onDraft: (draft: SigningDraft) => void;
  readonly onSignature: (png: string | null) => void;
  readonly problem: SigningProblem | undefined;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly isCodeMissing: boolean;
  /** It is not the operator's staff that asks. */
  readonly needsCode: boolean;
  /** Nobody of the depot can sign now. */
  readonly isAbsent: boolean;
  /** Nothing where the depot alone is awaited. */
  readonly onAbsent: ((isAbsent: boolean) => void) | undefined;
};

/** The depot signs: its staff with their own session, anybody else's device with the code of the day. */
export function DepotSigning({
  isAbsent,
  onAbsent,
  code,
  onCode,
  isCodeMissing,
  needsCode,
  ...block
}: DepotSigningProps) {
  const { kind } = useHandoverDesk().handover;
  const choose = (isNow: boolean) => {
    block.onSignature(null);
    onCode('');
    onAbsent?.(isNow);
  };
  if (isAbsent) {
    return (
      <section className="mt-8">
        <Notice tone="warn">
          <FormattedMessage id={`handover.sign.absent.${kind}`} />
        </Notice>
        <LinkAction onClick={() => choose(false)} className="mt-3 min-h-12">
          <FormattedMessage id="handover.sign.present" />
        </LinkAction>
      </section>
    );
  }
  return (
    <>
      <SigningBlock party="depot" mayRefuse {...block}>
        {needsCode && (
          <TextField
            label={<FormattedMessage id="handover.sign.code" />}
            description={<FormattedMessage id="handover.sign.code.hint" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={CODE_DIGITS}
            value={code}
            onChange={(typed) => onCode(typed.replaceAll(/\D/g, ''))}
            {...(isCodeMissing && { errorMessage: <FormattedMessage id="handover.sign.code.missing" /> })}
          />
        )}
      </SigningBlock>
      {needsCode && onAbsent && (
        <LinkAction onClick={() => choose(true)} className="mt-1 min-h-12">
          <FormattedMessage id="handover.sign.absent" />
        </LinkAction>
      )}
    </>
  );
}
