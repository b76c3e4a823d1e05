import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { CONTENT_ID } from '#web/ui/layout/skip-link.tsx';
import { ContinueButton } from './continue-button.tsx';
import type { StartView } from './describe-start.server.ts';
import { useHandoverDesk } from './handover-desk.ts';
import { SaveState } from './save-state.tsx';
import { StartPage } from './start-page.tsx';
import { findStep, openStep, START_HASH, stepAfter, stepBefore, stepHash } from './step-order.ts';
import { StepWayContext } from './step-way.ts';
import { ChecklistStep } from './steps/checklist-step.tsx';
import { CleanlinessStep } from './steps/cleanliness-step.tsx';
import { CoolingStep } from './steps/cooling-step.tsx';
import { DamagesStep } from './steps/damages-step.tsx';
import { DriverStep } from './steps/driver-step.tsx';
import { EquipmentStep } from './steps/equipment-step.tsx';
import { MileageStep } from './steps/mileage-step.tsx';
import { SignedScreen } from './signed-screen.tsx';
import { PhotosStep } from './steps/photos-step.tsx';
import { SignaturesStep } from './steps/signatures-step.tsx';
import { TyresStep } from './steps/tyres-step.tsx';

const SCREENS = {
  driver: DriverStep,
  mileage: MileageStep,
  cooling: CoolingStep,
  tyres: TyresStep,
  checklist: ChecklistStep,
  damages: DamagesStep,
  photos: PhotosStep,
  equipment: EquipmentStep,
  cleanliness: CleanlinessStep,
  signatures: SignaturesStep,
} as const satisfies Record<HandoverStep, () => ReactNode>;

/** Left in the history by a visit from the summary. */
type VisitState = { readonly fromSummary?: boolean } | null;

/**
 * One question after the other. The step is the hash of the address: going there asks the server for nothing, so the
 * flow goes on without a line, and the browser's way back works.
 */
export function HandoverFlow({ start, notice }: { readonly start: StartView; readonly notice: ReactNode }) {
  const { handover, view } = useHandoverDesk();
  const { steps } = handover.plan;
  const { step, hasMoved } = useStep(steps);
  // The history keeps whatever this component has put there.
  const { search, ...location } = useLocation();
  const state = location.state as VisitState;
  const navigate = useNavigate();
  const go = useCallback(
    (hash: string, fromSummary = false) =>
      void navigate({ search, hash }, { state: { fromSummary } satisfies VisitState }),
    [navigate, search],
  );
  useSignatureLibrary();

  const isVisit = state?.fromSummary === true;
  const way = useMemo(
    () => ({
      hasMoved,
      goOn: () => step && go(stepHash(isVisit ? 'signatures' : stepAfter(steps, step))),
      goBack: () => {
        const before = step && stepBefore(steps, step);
        go(before ? stepHash(before) : START_HASH);
      },
      leave: () => void navigate(start.bookingPath),
      visit: (target: HandoverStep) => go(stepHash(target), true),
    }),
    [steps, step, isVisit, hasMoved, go, navigate, start.bookingPath],
  );
  const isKept = useKept();
  if (isKept) {
    return (
      <StepWayContext value={way}>
        <SignedScreen />
      </StepWayContext>
    );
  }
  if (step === undefined) {
    return (
      <StartPage
        start={start}
        status={<SaveState />}
        notice={notice}
        takesFocus={hasMoved}
        action={<ContinueButton onClick={() => go(stepHash(openStep(view.obstacles)))} />}
      />
    );
  }
  const Screen = SCREENS[step];
  return (
    <StepWayContext value={way}>
      <Screen key={step} />
    </StepWayContext>
  );
}

/**
 * Whether a signature waits for a line. One that is on its way is not worth a screen of its own, unless it was there when
 * the page was opened.
 */
function useKept(): boolean {
  const { view, isOnline, sender } = useHandoverDesk();
  const isWaiting = view.signature !== undefined && view.signature.refusal === undefined;
  const isHeldUp = !isOnline || sender === 'waiting' || sender === 'signedOut';
  const [isKept, setIsKept] = useState(isWaiting);
  if (isKept !== isWaiting && (isKept || isHeldUp)) setIsKept(isWaiting);
  return isKept && isWaiting;
}

/** Without a step in the address, the start. The link that skips to the content is not a step either, and stays here. */
function useStep(steps: readonly HandoverStep[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const found = findStep(steps, hash);
  const [last, setLast] = useState(found);
  const [first] = useState(found);
  const isSkipped = hash === `#${CONTENT_ID}`;
  if (!isSkipped && found !== last) setLast(found);
  useEffect(() => {
    // The way back to an address without a hash would ask the server, which needs a line.
    if (hash === '') void navigate({ search, hash: START_HASH }, { replace: true });
  }, [search, hash, navigate]);
  const step = isSkipped ? last : found;
  return { step, hasMoved: step !== first };
}

/** Whoever has no line at the end can still sign: the pad is fetched at the beginning. */
function useSignatureLibrary() {
  useEffect(() => void loadPatiently(() => import('signature_pad')), []);
}
