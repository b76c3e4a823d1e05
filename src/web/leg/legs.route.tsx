import { Route as Way } from 'lucide-react';
import { useNavigate } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useWrite } from '#web/client/use-write.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { LegView } from './describe-leg.server.ts';
import { loadLegs } from './load-legs.server.ts';
import type { Route } from './+types/legs.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : [];

export const loader = ({ context }: Route.LoaderArgs) => loadLegs(getRequest(context));

const LOGIN_PATH = `/login?${new URLSearchParams({ redirect: '/empty-legs' }).toString()}`;

export default function LegsPage({ loaderData: { legs, description, visitor } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHeader title={<FormattedMessage id="leg.title" />}>{description}</PageHeader>
      {legs.length === 0 ? (
        <Notice>
          <FormattedMessage id="leg.none" />
        </Notice>
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {legs.map((leg) => (
              <li key={leg.id} className="flex">
                <LegCard leg={leg} visitor={visitor} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-body-s text-asphalt-600">
            <FormattedMessage id="leg.first" />
          </p>
        </>
      )}
    </PageBody>
  );
}

interface LegCardProps {
  readonly leg: LegView;
  readonly visitor: 'guest' | 'renter' | 'onlooker';
}

function LegCard({ leg, visitor }: LegCardProps) {
  const { line, name, number, from, to, distance, price } = leg;
  return (
    <Card className="flex w-full flex-col gap-3 text-body-s">
      <h2 className="text-card-title">{line}</h2>
      <p className="text-asphalt-600">
        {name} · {number}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="font-semibold">{from.name}</dt>
        <dd className="tabular-nums">{from.time}</dd>
        <dt className="font-semibold">{to.name}</dt>
        <dd className="tabular-nums">{to.time}</dd>
      </dl>
      <p className="flex items-center gap-2 text-asphalt-600">
        <Way aria-hidden="true" className="size-4.5 shrink-0" />
        {distance}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
        {price !== undefined && <b className="text-h3 whitespace-nowrap tabular-nums">{price}</b>}
        <TakeLeg legId={leg.id} visitor={visitor} />
      </div>
    </Card>
  );
}

function TakeLeg({ legId, visitor }: { readonly legId: string; readonly visitor: LegCardProps['visitor'] }) {
  const navigate = useNavigate();
  const { write, isPending } = useWrite();
  if (visitor === 'guest') {
    return (
      <LinkButton tone="signal" to={LOGIN_PATH}>
        <FormattedMessage id="toCart.add" />
      </LinkButton>
    );
  }
  const take = () =>
    write(
      async () => {
        const { api } = await import('#web/client/api-client.ts');
        return api.post('/api/cart/legs', { body: { legId } });
      },
      { next: () => navigate('/cart'), isOutdatedBy: ({ code }) => code === 'leg-gone' || code === 'trailer-taken' },
    );
  return (
    <Button tone="signal" disabled={visitor === 'onlooker'} isPending={isPending} onClick={() => void take()}>
      <FormattedMessage id="toCart.add" />
    </Button>
  );
}
