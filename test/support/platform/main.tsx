/** A bare page with the parts of the browser platform, for tests that need a real browser but no shop. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from '#i18n/intl.tsx';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { getMessages } from '#i18n/catalogues.server.ts';
import { api } from '#web/client/api-client.ts';
import { setFilters, useFilters } from '#web/stores/filters.ts';
import { choosePaymentMethod, usePayment } from '#web/stores/payment.ts';
import { startStores } from '#web/stores/start-stores.ts';
import '#web/styles/app.css';
import { ImageUpload } from '#web/ui/image-upload.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { type Signature, SignaturePad } from '#web/ui/signature-pad.tsx';
import { toast, ToastHost } from '#web/ui/toast.tsx';
import { Tour } from '#web/ui/tour.tsx';

const query = new URLSearchParams(window.location.search);
const identity = query.get('identity') ?? 'u1';
const limit = query.get('limit');

let broadcasts = 0;
const Channel = window.BroadcastChannel;
if (query.has('withoutChannel')) Reflect.deleteProperty(window, 'BroadcastChannel');
else {
  const post = Channel.prototype.postMessage;
  Channel.prototype.postMessage = function count(this: BroadcastChannel, message: unknown) {
    broadcasts += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    post.call(this, message);
  };
}
if (query.has('early')) setFilters('booking', { searchInput: query.get('early') ?? '' });
startStores(
  {
    stateStorage: { filters: 'local', map: 'local', payment: 'session' },
    stateCookie: { path: '/', sameSite: 'Lax', days: 365 },
  },
  { identity: () => identity, path: () => '/cart' },
);

const platform = {
  toast,
  api,
  setSearch: (searchInput: string) => setFilters('trailers', { searchInput }),
  getSearch: () => useFilters.getState().trailers.searchInput,
  getBookingSearch: () => useFilters.getState().booking.searchInput,
  choosePaymentMethod,
  getPaymentMethod: () => usePayment.getState().paymentMethod,
  getBroadcasts: () => broadcasts,
  goTo: (path: string) => router.navigate(path),
};
export type Platform = typeof platform;
Object.assign(window, { platform });

function Parts() {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [uploads, setUploads] = useState(0);
  const [tour, setTour] = useState('closed');
  return (
    <main id="content" className="grid max-w-xl gap-8 p-6">
      <h1 className="text-h1">Platform</h1>
      <SignaturePad onChange={setSignature} />
      <output aria-label="Signature">
        {signature ? `${signature.kind} ${signature.svg} ${signature.png}` : 'none'}
      </output>
      <ImageUpload
        label="Links"
        path="/api/uploads/avatar"
        onUploaded={() => setUploads((count) => count + 1)}
        isCameraFirst
      />
      <output aria-label="Uploads">{uploads}</output>
      <ShareButton title="Platform" />
      <button type="button" onClick={() => setTour('open')}>
        Tour
      </button>
      <output aria-label="Tour">{tour}</output>
      <Tour
        isOpen={tour === 'open'}
        onEnd={setTour}
        steps={[
          { element: 'h1', title: 'ui.share.copied', text: 'ui.share.copied.text' },
          { title: 'ui.upload.done', text: 'ui.upload.failed' },
        ]}
      />
      <ToastHost {...(limit === null ? {} : { limit: Number(limit) })} />
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Parts /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
