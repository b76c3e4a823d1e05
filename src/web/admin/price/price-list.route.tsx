import { Copy } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { WaitingNotice } from '../approval/waiting-notice.tsx';
import { DraftActions } from './draft-actions.tsx';
import { loadPriceList } from './load-price-list.server.ts';
import { NewListDrawer } from './new-list-drawer.tsx';
import { PriceBadge } from './price-badge.tsx';
import { PriceForm } from './price-form.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import type { Route } from './+types/price-list.route.ts';
import { May } from '../frame/may.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPriceList(getRequest(context), requireId(params.priceListId, url));

export default function PriceListPage({ loaderData: view }: Route.ComponentProps) {
  const { list, from, published } = view;
  const [isCopying, setIsCopying] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const isDraft = list.state === 'draft';
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/prices', label: <FormattedMessage id="admin.nav.prices" /> }}
        history={`object=${list.id}`}
        title={list.name}
        badges={<PriceBadge state={list.state} />}
        actions={
          <>
            <May right="prices.write">
              <Button onClick={() => setIsCopying(true)}>
                <Copy aria-hidden="true" className="size-5" />
                <FormattedMessage id="adminPrice.copy" />
              </Button>
              {isDraft && (
                <DraftActions view={view} isChanged={isChanged} isAsking={isPublishing} setIsAsking={setIsPublishing} />
              )}
              {list.state === 'coming' && <WithdrawButton list={list} from={from} />}
            </May>
          </>
        }
      >
        <FormattedMessage id="adminPrice.headline" values={{ number: list.number, from }} />
      </ConsoleHeader>
      <WaitingNotice waiting={view.waiting} />
      {!isDraft && (
        <div className="mb-4">
          <Notice>
            <FormattedMessage
              id={list.state === 'coming' ? 'adminPrice.coming' : 'adminPrice.frozen'}
              values={{ published: published ?? '', from }}
            />
          </Notice>
        </div>
      )}
      {list.missingClasses.length > 0 && isDraft && (
        <div className="mb-4">
          <Notice tone="warn">
            <FormattedMessage id="adminPrice.missing" values={{ classes: list.missingClasses.join(', ') }} />
          </Notice>
        </div>
      )}
      <PriceForm key={list.id} view={view} onChanged={setIsChanged} onReady={() => setIsPublishing(true)} />
      <NewListDrawer isOpen={isCopying} onOpenChange={setIsCopying} copyOf={list.id} />
    </ConsolePage>
  );
}
