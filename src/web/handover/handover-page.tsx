import { startTransition, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Handover } from '#contract/handover.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ContinueButton } from './continue-button.tsx';
import { DeskProvider } from './desk-provider.tsx';
import { HandoverFlow } from './handover-flow.tsx';
import type { loadHandoverPage } from './load-handover.server.ts';
import { Protocol } from './protocol.tsx';
import { StraySignature } from './stray-signature.tsx';
import { StartPage } from './start-page.tsx';
import { stepHash } from './step-order.ts';

type Page = Awaited<ReturnType<typeof loadHandoverPage>>;
type OpenPage = Extract<Page, { kind: 'open' }>;

/** A pick-up or return: before it begins, while it is filled in, and once it is signed. */
export function HandoverPage({ page }: { readonly page: Page }) {
  const [wasOpen] = useState(page.kind === 'open');
  switch (page.kind) {
    case 'signed':
      return <Protocol start={page.start} protocol={page.protocol} userId={page.userId} isFresh={wasOpen} />;
    case 'open':
      return <OpenHandover page={page} />;
  }
}

function OpenHandover({ page }: { readonly page: OpenPage }) {
  const { start, handover, userId } = page;
  // What was begun here counts until the server is asked again.
  const [begun, setBegun] = useState<{ readonly page: OpenPage; readonly handover: Handover }>();
  const [first] = useState(start.trailer.number);
  const [seen, setSeen] = useState(first);
  const isHydrated = useHydrated();
  const { number } = start.trailer;
  const current = handover ?? (begun?.page === page ? begun.handover : undefined);
  if (start.obstacle !== null)
    return <StartPage start={start} notice={<StraySignature userId={userId} start={start} />} />;
  const notice = (
    <>
      <StraySignature userId={userId} start={start} openId={current?.id} />
      {number !== first && <SwapNotice before={first} start={start} />}
    </>
  );
  if (!current) {
    return (
      <StartPage
        start={start}
        notice={notice}
        action={<BeginButton start={start} onBegun={(fresh) => setBegun({ page, handover: fresh })} />}
      />
    );
  }
  if (number !== seen && current.id !== begun?.handover.id) {
    // Somebody else is already at work on the other trailer; here the step in the address is still that of the old one.
    return <StartPage start={start} notice={notice} action={<ContinueButton onClick={() => setSeen(number)} />} />;
  }
  // What this browser has kept decides how far it is; the server cannot know.
  const waiting = <StartPage start={start} action={<ContinueButton />} />;
  if (!isHydrated) return waiting;
  return (
    <DeskProvider key={current.id} userId={userId} initial={current} fallback={waiting}>
      <HandoverFlow start={start} notice={notice} />
    </DeskProvider>
  );
}

/** The operator has given the booking another trailer while this page was open. */
function SwapNotice({ before, start }: Pick<OpenPage, 'start'> & { readonly before: string }) {
  const { number, plate } = start.trailer;
  return (
    <div className="mb-4">
      <Notice tone="warn" isAlert title={<FormattedMessage id="handover.swapped" values={{ number, plate }} />}>
        <FormattedMessage id="handover.swapped.text" values={{ before }} />
      </Notice>
    </div>
  );
}

type BeginButtonProps = Pick<OpenPage, 'start'> & { readonly onBegun: (handover: Handover) => void };

function BeginButton({ start: { kind, bookingId, trailer }, onBegun }: BeginButtonProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const { write, isPending } = useWrite();
  const begin = () =>
    write(() => api.post('/api/bookings/{id}/handovers', { params: { id: bookingId }, body: { kind } }), {
      next: async (handover) => {
        // Another trailer than the page shows: it has to say so first.
        if (handover.trailer.number !== trailer.number) return revalidate();
        await navigate({ search, hash: stepHash(handover.plan.steps[0] ?? 'driver') });
        // With the router's own transition: without the step in the address, the flow would go to its start.
        startTransition(() => onBegun(handover));
      },
      isOutdatedBy: () => false,
    });
  return (
    <Button
      tone="signal"
      size="glove"
      isFullWidth
      isPending={isPending}
      aria-disabled={!isHydrated}
      onClick={() => void begin()}
    >
      <FormattedMessage id={`handover.begin.${kind}`} />
    </Button>
  );
}
