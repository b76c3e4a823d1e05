import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { pickMessages } from '#i18n/catalogues.server.ts';
import { createFormat } from '#i18n/format.ts';
import { GUEST } from '#domain/team/actor.ts';
import { boot } from '#server/boot.ts';
import { loadHome } from '#web/home/load-home.server.ts';
import HomePage from '#web/home/home.route.tsx';
import { PageScopeContext } from '#web/page-scope.tsx';
import { findPage, FRAME } from '#web/site-map.ts';
import { DefaultLayout } from '#web/ui/layout/default-layout.tsx';

/** The home page with its data already in memory, through nothing but React. */
export async function createHomeReference(env: Record<string, string>) {
  const booted = await boot(
    env,
    () => undefined,
    ['scripts/load-demo.ts'],
    async () => undefined,
  );
  const config = booted.publicConfig('bench');
  const scope = {
    year: '2026',
    locale: 'de',
    config,
    messages: pickMessages('de', [...FRAME.messages, ...(findPage('/')?.messages ?? [])]),
  } as const;
  const data = await loadHome({
    deps: booted.deps,
    locale: 'de',
    format: createFormat('de'),
    config,
    getActor: async () => GUEST,
  });
  const Stub = createRoutesStub([{ id: 'home', path: '/', Component: Page, loader: () => data }]);
  function Page(props: ComponentProps<typeof HomePage>) {
    return (
      <DefaultLayout>
        <HomePage {...props} />
      </DefaultLayout>
    );
  }
  return {
    render: () =>
      renderToString(
        <PageScopeContext value={scope}>
          <IntlProvider locale="de" messages={scope.messages}>
            <Stub initialEntries={['/']} hydrationData={{ loaderData: { home: data } }} />
          </IntlProvider>
        </PageScopeContext>,
      ),
    close: booted.close,
  };
}
