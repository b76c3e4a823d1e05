import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from '#i18n/intl.tsx';
import { createRoutesStub } from 'react-router';
import { pickMessages } from '#i18n/catalogues.server.ts';
import { createFormat } from '#i18n/format.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import { boot } from '#server/boot.ts';
import { findSession } from '#services/session/find-session.ts';
import BookingsPage from '#web/booking/bookings.route.tsx';
import { loadBookings } from '#web/booking/load-bookings.server.ts';
import { loadHome } from '#web/home/load-home.server.ts';
import HomePage from '#web/home/home.route.tsx';
import { PageScopeContext } from '#web/page-scope.tsx';
import type { PageRequest } from '#web/request-context.server.ts';
import { findPage, FRAME } from '#web/site-map.ts';
import { loadTrailer } from '#web/trailer/page/load-trailer.server.ts';
import TrailerRoute from '#web/trailer/page/trailer.route.tsx';
import { loadResults } from '#web/trailer/results/load-results.server.ts';
import ResultsPage from '#web/trailer/results/results.route.tsx';
import { DefaultLayout } from '#web/ui/layout/default-layout.tsx';

/** Pages with their data already in memory, through nothing but React. */
export async function createReferences(
  env: Record<string, string>,
  { accessToken, trailerId }: { readonly accessToken: string; readonly trailerId: string },
) {
  const booted = await boot(
    env,
    () => undefined,
    ['scripts/load-demo.ts'],
    async () => undefined,
  );
  const { deps } = booted;
  const config = booted.publicConfig('bench');
  const member = (await findSession(deps, accessToken))?.actor;
  if (member === undefined) throw new Error('Nobody is signed in');
  const requestOf = (actor: Actor): PageRequest => ({
    deps,
    config,
    locale: 'de',
    format: { ...createFormat('de'), year: '2026' },
    nonce: '',
    getActor: async () => actor,
    findMove: () => undefined,
    getSignUpCookie: () => undefined,
    unknownPath: undefined,
    isUnavailable: false,
    logError: (error) => {
      throw error;
    },
  });
  const urlOf = (path: string) => new URL(path, config.origin);

  /** A page of the router gets its data as a property, whatever else it is given. */
  function createRender(pattern: string, path: string, Page: ComponentType<never>, loaderData: unknown): () => string {
    const Shown = Page as ComponentType<{ loaderData: unknown }>;
    const scope = {
      year: '2026',
      locale: 'de',
      config,
      messages: pickMessages('de', [...FRAME.messages, ...(findPage(pattern)?.messages ?? [])]),
    } as const;
    const isWide = findPage(pattern)?.layout === 'wide';
    const Component = () => (
      <DefaultLayout isWide={isWide}>
        <Shown loaderData={loaderData} />
      </DefaultLayout>
    );
    const Stub = createRoutesStub([{ id: pattern, path: pattern, Component, loader: () => loaderData }]);
    return () =>
      renderToString(
        <PageScopeContext value={scope}>
          <IntlProvider locale="de" messages={scope.messages}>
            <Stub initialEntries={[path]} hydrationData={{ loaderData: { [pattern]: loaderData } }} />
          </IntlProvider>
        </PageScopeContext>,
      );
  }

  const guest = requestOf(GUEST);
  const trailer = `/trailers/${trailerId}`;
  return {
    home: createRender('/', '/', HomePage, await loadHome(guest)),
    results: createRender('/trailers', '/trailers', ResultsPage, await loadResults(guest, urlOf('/trailers'))),
    trailer: createRender(
      '/trailers/:trailerId',
      trailer,
      TrailerRoute,
      await loadTrailer(guest, trailerId, urlOf(trailer)),
    ),
    bookings: createRender(
      '/booking',
      '/booking',
      BookingsPage,
      await loadBookings(requestOf(member), urlOf('/booking')),
    ),
    close: booted.close,
  };
}
