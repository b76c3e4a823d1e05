// @vitest-environment jsdom
import { createBrowserRouter, type DataRouter, redirect } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { ROUTE_MODULE_ERROR_EVENT } from './chunk-error.ts';
import { keepPage, keepPageOf } from './keep-page.ts';
import * as external from './navigate-external.ts';
import * as guard from './reload-guard.ts';
import { toProblemError } from './to-problem-error.ts';
import * as typed from './typed-text.ts';

const error = vi.spyOn(toast, 'error');
const load = vi.spyOn(external, 'navigateExternal').mockReturnValue(true);
const reload = vi.spyOn(guard, 'reloadGuarded').mockReturnValue(true);
const remove = vi.spyOn(toast, 'remove');
const loadNext = vi.fn<() => unknown>();
const loadHere = vi.fn<() => unknown>();

const offline = () => Promise.reject(toProblemError({ status: 0 }));
const otherVersion = () => Promise.reject(toProblemError({ status: 409 }));
const unavailable = () => Promise.reject(toProblemError({ status: 503 }));

let router: DataRouter;
let stop = () => {};

beforeEach(async () => {
  vi.clearAllMocks();
  loadNext.mockReset().mockReturnValue('next');
  loadHere.mockReset().mockReturnValue('here');
  window.history.replaceState(null, '', '/pl/here?page=2');
  router = createBrowserRouter(
    [
      {
        id: 'root',
        middleware: [keepPage],
        children: [
          { id: '/here', path: '/here', loader: () => loadHere(), shouldRevalidate: () => true },
          { id: '/next', path: '/next', loader: () => loadNext() },
          { id: '/old', path: '/old', loader: () => redirect('/next') },
        ],
      },
    ],
    { basename: '/pl' },
  );
  await vi.waitUntil(() => router.state.initialized);
  stop = keepPageOf(router, '1');
});
afterEach(() => {
  stop();
  router.dispose();
  vi.unstubAllGlobals();
});

const settled = () => vi.waitFor(() => expect(router.state).toMatchObject({ navigation: { state: 'idle' } }));
const where = () => router.state.location.pathname + router.state.location.search;
const retry = () => error.mock.lastCall?.[1]?.action?.onPress();

test.each([
  ['without a line', offline, 'system.noConnection'],
  ['without an answer', unavailable, 'system.noAnswer'],
])('%s the page stays, says so, and the next one can be had later', async (_, fail, text) => {
  loadNext.mockImplementationOnce(fail);
  const steps = window.history.length;
  await router.navigate('/next?tab=1#part', { state: { from: 'here' } });
  await settled();
  expect(where()).toBe('/pl/here?page=2');
  expect(window.location.pathname).toBe('/pl/here');
  expect(window.history.length).toBe(steps);
  expect(router.state).toMatchObject({ loaderData: { '/here': 'here' }, errors: null });
  expect(loadHere).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledExactlyOnceWith('system.pageNotLoaded', expect.objectContaining({ text }));

  retry();
  await vi.waitFor(() => expect(where()).toBe('/pl/next?tab=1'));
  expect(router.state.location).toMatchObject({ hash: '#part', state: { from: 'here' } });
  expect(error).toHaveBeenCalledTimes(1);
  expect(remove).toHaveBeenCalledWith(error.mock.results[0]?.value);
});

test('a page that sends elsewhere leaves nobody halfway', async () => {
  loadNext.mockImplementationOnce(offline);
  await router.navigate('/old');
  await settled();
  expect(where()).toBe('/pl/here?page=2');
  retry();
  await vi.waitFor(() => expect(where()).toBe('/pl/next'));
});

test('going back to a page that cannot be had goes forward again', async () => {
  await router.navigate('/next');
  const { key } = router.state.location;
  loadHere.mockImplementationOnce(offline);
  await router.navigate(-1);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/pl/next'));
  await settled();
  expect(router.state).toMatchObject({ location: { key }, loaderData: { '/next': 'next' }, errors: null });
  expect(loadNext).toHaveBeenCalledTimes(1);
  retry();
  await vi.waitFor(() => expect(where()).toBe('/pl/here?page=2'));
});

test('what was said of the next page stays when this one is read anew', async () => {
  loadNext.mockImplementationOnce(offline);
  await router.navigate('/next');
  await settled();
  await router.revalidate();
  expect(remove).not.toHaveBeenCalledWith(error.mock.results[0]?.value);
});

test('data that cannot be had anew stays as it was', async () => {
  loadHere.mockImplementationOnce(unavailable).mockReturnValueOnce('newer');
  await router.revalidate();
  expect(router.state).toMatchObject({ loaderData: { '/here': 'here' }, errors: null });
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'system.pageNotUpdated',
    expect.objectContaining({ text: 'system.noAnswer' }),
  );
  retry();
  await vi.waitFor(() => expect(router.state.loaderData).toMatchObject({ '/here': 'newer' }));
});

test('more of a list that cannot be had leaves the list', async () => {
  loadHere.mockImplementationOnce(offline);
  await router.fetch('list', '/here', '/here?cursor=1');
  expect(router.state).toMatchObject({ loaderData: { '/here': 'here' }, errors: null });
  expect(error).toHaveBeenCalledTimes(1);
});

test('a page that lost its line before this part came tries to have it again', async () => {
  stop();
  vi.doMock('./page-keeper.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  stop = keepPageOf(router, '1');
  await router.navigate('/next');
  expect(where()).toBe('/pl/next');
  vi.doUnmock('./page-keeper.ts');
  loadHere.mockImplementationOnce(offline);
  await router.navigate('/here');
  await settled();
  expect(where()).toBe('/pl/next');
  expect(error).toHaveBeenCalledTimes(1);
});

test('a page that only another release has comes as a new document', async () => {
  loadNext.mockImplementationOnce(otherVersion);
  void router.navigate('/next');
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pl/next`));
  expect(error).not.toHaveBeenCalled();
});

test('another search of the same page that only another release has leaves what was chosen on it', async () => {
  loadHere.mockImplementation(otherVersion);
  vi.spyOn(typed, 'hasTypedText').mockReturnValueOnce(true);
  void router.navigate('/here?days=3');
  await vi.waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('system.pageNotLoaded', expect.anything()));
  expect(load).not.toHaveBeenCalled();

  void router.navigate('/here?days=4#prices');
  await vi.waitFor(() =>
    expect(load).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pl/here?days=4#prices`),
  );
});

test('a page that another release has read anew is loaded afresh, unless something was typed there', async () => {
  loadHere.mockImplementation(otherVersion);
  vi.spyOn(typed, 'hasTypedText').mockReturnValueOnce(true);
  await router.revalidate();
  expect(router.state).toMatchObject({ loaderData: { '/here': 'here' }, errors: null });
  expect(error).toHaveBeenCalledExactlyOnceWith('system.pageNotUpdated', expect.anything());
  expect(reload).not.toHaveBeenCalled();

  void router.revalidate();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith(window.location.href));
  expect(error).toHaveBeenCalledTimes(1);
});

test('refusals and faults have the error page', async () => {
  loadNext.mockImplementationOnce(() => Promise.reject(new Response(null, { status: 403 })));
  await router.navigate('/next');
  expect(where()).toBe('/pl/next');
  expect(router.state.errors).toMatchObject({ root: { status: 403 } });
  expect(error).not.toHaveBeenCalled();
});

test('a page whose code could not be had is not tried in vain, and comes as a new document', async () => {
  loadNext.mockImplementationOnce(() => {
    window.dispatchEvent(new CustomEvent(ROUTE_MODULE_ERROR_EVENT));
    return offline();
  });
  await router.navigate('/next');
  await settled();
  vi.stubGlobal('navigator', { onLine: false });
  await router.navigate('/next');
  await settled();
  expect(where()).toBe('/pl/here?page=2');
  expect(loadNext).toHaveBeenCalledTimes(1);

  vi.stubGlobal('navigator', { onLine: true });
  void router.navigate('/next');
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pl/next`));
});
