import { useEffect, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { outcomeOf } from '#domain/handover/depot-signature.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useReturnPlace } from '#web/booking/use-return-place.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useDraft } from '../use-draft.ts';
import { DepotSigning } from './depot-signing.tsx';
import { findSigningProblem, isDepotCode, readSigning, toSigning } from './signing-draft.ts';
import { showSigning, SigningBlock } from './signing-block.tsx';
import { SummaryList } from './summary-list.tsx';
import { ReturnElsewhere } from './return-elsewhere.tsx';
import { WaitingCustomer } from './waiting-customer.tsx';

/** Everything once more, then the signatures; after them nothing can be changed. */
export function SignaturesStep() {
  const { handover, view, isOnline, sign, setHasSigned } = useHandoverDesk();
  const customerName = view.parts.driver?.name ?? '';
  const [customer, setCustomer] = useDraft(
    'sign-customer',
    { name: customerName, isRefused: false, reason: '' },
    readSigning,
  );
  const [depot, setDepot] = useDraft('sign-depot', { name: '', isRefused: false, reason: '' }, readSigning);
  const [customerPng, setCustomerPng] = useState<string | null>(null);
  const [depotPng, setDepotPng] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [isAbsent, setIsAbsent] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  const { kind, canSign } = handover;
  const [isElsewhere, setIsElsewhere] = useState(false);
  const choice = useReturnPlace(handover.booking.id, isElsewhere);
  const { keyBox, needsDepotCode } = (isElsewhere && choice.place) || handover;
  const isComplete = view.obstacles.length === 0;
  // The customer has signed, and only the depot is awaited.
  const kept = view.unsentSteps.size === 0 ? handover.signatures?.customer : undefined;
  const isAlone = keyBox || (isAbsent && kept === undefined);
  const outcome = outcomeOf({ kind, keyBox, isDepotHeard: !isAlone });
  const customerProblem = kept ? undefined : findSigningProblem(customer, customerPng);
  const depotProblem = isAlone ? undefined : findSigningProblem(depot, depotPng);
  const isCodeMissing = !isAlone && needsDepotCode && !isDepotCode(code);
  const isCustomerRefusing = kept ? 'refusedBecause' in kept : customer.isRefused;
  const isRefusedByAll = isCustomerRefusing && (isAlone || depot.isRefused);
  const { signature } = view;
  const isPending = signature !== undefined && signature.refusal === undefined;
  const hasSigned = !isPending && (customerPng !== null || depotPng !== null);
  useEffect(() => {
    setHasSigned(hasSigned);
    return () => setHasSigned(false);
  }, [hasSigned, setHasSigned]);
  const isRefusedBefore = [...view.refusedSteps].some((step) => step !== 'signatures');
  const waiting = !isComplete ? 'incomplete' : isRefusedBefore ? 'refused' : !canSign ? 'locked' : undefined;

  const submit = async () => {
    setIsAsked(true);
    if (isElsewhere && choice.place === undefined) return;
    const isOpenAtDepot = depotProblem !== undefined || isCodeMissing || isRefusedByAll;
    if (customerProblem !== undefined || isOpenAtDepot)
      showSigning(customerProblem === undefined && !isAlone ? 'depot' : 'customer');
    if (waiting !== undefined || customerProblem !== undefined || isOpenAtDepot) return;
    await sign({
      ...(!kept && { customer: toSigning(customer, customerPng) }),
      ...(isElsewhere && choice.place && { depotId: choice.place.id }),
      ...(!isAlone && { depot: toSigning(depot, depotPng), ...(needsDepotCode && { depotCode: code }) }),
    });
  };
  return (
    <StepScreen
      step="signatures"
      question={<FormattedMessage id="handover.signatures.question" />}
      note={
        (waiting !== undefined || !isOnline) && (
          <p role="status" className="text-sm font-medium text-warn">
            <FormattedMessage id={`handover.sign.${waiting ?? 'offline'}`} />
          </p>
        )
      }
      primary={
        <Button
          tone="signal"
          size="glove"
          isFullWidth
          isPending={isPending}
          disabled={waiting !== undefined}
          onClick={() => void submit()}
        >
          <FormattedMessage id={outcome === 'waits' ? 'handover.sign.keep' : `handover.sign.${kind}`} />
        </Button>
      }
    >
      <SummaryList />
      {kind === 'return' && <ReturnElsewhere isElsewhere={isElsewhere} onElsewhere={setIsElsewhere} choice={choice} />}
      {kept ? (
        <WaitingCustomer signing={kept} />
      ) : (
        <SigningBlock
          party="customer"
          draft={customer}
          onDraft={setCustomer}
          onSignature={setCustomerPng}
          problem={isAsked ? customerProblem : undefined}
          mayRefuse={!isAlone || customer.isRefused}
        />
      )}
      {keyBox ? (
        <p className="mt-6 text-body-s text-asphalt-600">
          <FormattedMessage id="handover.sign.alone" />
        </p>
      ) : (
        <DepotSigning
          draft={depot}
          onDraft={setDepot}
          onSignature={setDepotPng}
          problem={isAsked ? depotProblem : undefined}
          code={code}
          onCode={setCode}
          isCodeMissing={isAsked && isCodeMissing}
          isAbsent={isAlone}
          needsCode={needsDepotCode}
          onAbsent={kept ? undefined : setIsAbsent}
        />
      )}
      {isAsked && isRefusedByAll && (
        <div className="mt-4">
          <Notice tone="danger" isAlert>
            <FormattedMessage id="handover.sign.nobody" />
          </Notice>
        </div>
      )}
      {outcome !== 'waits' && (
        <p className="mt-6 text-sm text-asphalt-600">
          <FormattedMessage id="handover.sign.final" />
        </p>
      )}
    </StepScreen>
  );
}
