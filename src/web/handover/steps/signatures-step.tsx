import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useDraft } from '../use-draft.ts';
import { findSigningProblem, readSigning, toSigning } from './signing-draft.ts';
import { showSigning, SigningBlock } from './signing-block.tsx';
import { SummaryList } from './summary-list.tsx';

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
  const [isAsked, setIsAsked] = useState(false);

  const { keyBox, kind, canSign } = handover;
  const isComplete = view.obstacles.length === 0;
  const customerProblem = findSigningProblem(customer, customerPng);
  const depotProblem = keyBox ? undefined : findSigningProblem(depot, depotPng);
  const isRefusedByAll = customer.isRefused && (keyBox || depot.isRefused);
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
    const isOpenAtDepot = depotProblem !== undefined || isRefusedByAll;
    if (customerProblem !== undefined || isOpenAtDepot)
      showSigning(customerProblem === undefined ? 'depot' : 'customer');
    if (waiting !== undefined || customerProblem !== undefined || isOpenAtDepot) return;
    await sign({
      customer: toSigning(customer, customerPng),
      ...(!keyBox && { depot: toSigning(depot, depotPng) }),
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
          <FormattedMessage id={`handover.sign.${kind}`} />
        </Button>
      }
    >
      <SummaryList />
      <SigningBlock
        party="customer"
        draft={customer}
        onDraft={setCustomer}
        onSignature={setCustomerPng}
        problem={isAsked ? customerProblem : undefined}
        mayRefuse={!keyBox}
      />
      {keyBox ? (
        <p className="mt-6 text-body-s text-asphalt-600">
          <FormattedMessage id="handover.sign.alone" />
        </p>
      ) : (
        <SigningBlock
          party="depot"
          draft={depot}
          onDraft={setDepot}
          onSignature={setDepotPng}
          problem={isAsked ? depotProblem : undefined}
          mayRefuse
        />
      )}
      {isAsked && isRefusedByAll && (
        <div className="mt-4">
          <Notice tone="danger" isAlert>
            <FormattedMessage id="handover.sign.nobody" />
          </Notice>
        </div>
      )}
      <p className="mt-6 text-sm text-asphalt-600">
        <FormattedMessage id="handover.sign.final" />
      </p>
    </StepScreen>
  );
}
