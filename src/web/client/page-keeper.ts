import {
  createPath,
  type DataRouter,
  type MiddlewareFunction,
  type NavigationStates,
  NavigationType,
} from 'react-router';
import { toast } from '#web/ui/toast.tsx';
import { ROUTE_MODULE_ERROR_EVENT } from './chunk-error.ts';
import { isOfOtherVersion, retryPageData } from './fetch-page-data.ts';
import { navigateExternal } from './navigate-external.ts';
import { hasOwnOpenWork } from './open-work.ts';
import { isProblemError, type ProblemError } from './problem-error.ts';
import { reloadGuarded } from './reload-guard.ts';
import { toProblemError } from './to-problem-error.ts';
import { hasTypedText } from './typed-text.ts';

type Loading = NavigationStates['Loading'];
type Failing = 'system.pageNotLoaded' | 'system.pageNotUpdated';

/** Where the shown page stands in the history: going back moves the address before the page can follow. */
let shownIndex = 0;
let isStaying = false;
const told = new Map<Failing, string | undefined>();
/** Routes of pages that were asked for and are not shown yet, and those whose code could not be had. */
let wantedRoutes: readonly string[] = [];
const brokenRoutes = new Set<string>();

/** Undefined where somebody else than the router has made the entry. */
const readIndex = (): number | undefined => window.history.state?.idx;

/**
 * When the data of a page cannot be had, the page before stays with all that was typed, and says so. Refusals are
 * answers: they have the error page.
 */
export function startKeeping(
  router: DataRouter,
  runningVersion: string,
): {
  readonly middleware: MiddlewareFunction;
  readonly stop: () => void;
} {
  shownIndex = readIndex() ?? shownIndex;
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    shownIndex = readIndex() ?? shownIndex;
    isStaying = false;
  });
  const noteBroken = () => {
    for (const id of wantedRoutes) brokenRoutes.add(id);
  };
  window.addEventListener(ROUTE_MODULE_ERROR_EVENT, noteBroken);
  const stopRetries = retryPageData(runningVersion);
  return {
    middleware: (args, next) => keepPage(router, args, next),
    stop: () => {
      unsubscribe();
      window.removeEventListener(ROUTE_MODULE_ERROR_EVENT, noteBroken);
      stopRetries();
    },
  };
}

type Arguments = Parameters<MiddlewareFunction>;

async function keepPage(router: DataRouter, { request, url, pattern }: Arguments[0], next: Arguments[1]) {
  // No answer for a route leaves the router with the data it has.
  if (isStaying) return {};
  const { navigation } = router.state;
  const target = navigation.state === 'loading' && isFor(url, navigation) ? navigation : undefined;
  const isBroken = target !== undefined && wantsBrokenRoute(router, target);
  if (isBroken && navigator.onLine) {
    navigateExternal(url.href);
    return new Promise(() => {});
  }
  const results = isBroken ? undefined : await next();
  const failure = isBroken ? toProblemError({ status: 0 }) : findFailure(results);
  // A page that was read anew is still not the page that somebody wanted.
  if (target) toast.remove(told.get('system.pageNotLoaded'));
  toast.remove(told.get('system.pageNotUpdated'));
  if (failure === undefined || request.signal.aborted) return results;
  const isAnew = router.state.revalidation === 'loading';
  if (isOfOtherVersion(failure) && (target ? leaveFor(router, target, url) : isAnew && reloadUntouched())) {
    return new Promise(() => {});
  }
  if (target) return stay(router, target, failure, request.signal);
  if (isAnew) {
    tell('system.pageNotUpdated', failure, () => void router.revalidate());
    return {};
  }
  tell('system.pageNotUpdated', failure);
  return { [pattern]: { type: 'data', result: undefined } };
}

const isFor = ({ pathname, search }: URL, { location }: Loading) =>
  pathname === location.pathname && search === location.search;

/** The router keeps code that failed to load for ever; only a new document asks for it again. */
function wantsBrokenRoute({ state }: DataRouter, { matches }: Loading): boolean {
  const shown = new Set(state.matches.map(({ route }) => route.id));
  wantedRoutes = matches.map(({ route }) => route.id).filter((id) => !shown.has(id));
  return wantedRoutes.some((id) => brokenRoutes.has(id));
}

/** Another page comes as a document. On the same one, for another period say, whoever has chosen something keeps it. */
function leaveFor(router: DataRouter, { location }: Loading, { href }: URL): boolean {
  const isSamePage = location.pathname === router.state.location.pathname;
  return !(isSamePage && (hasTypedText() || hasOwnOpenWork())) && navigateExternal(href);
}

/** Whoever has typed something keeps it, and is told that the page is out of date. */
const reloadUntouched = (): boolean => !hasTypedText() && !hasOwnOpenWork() && reloadGuarded(window.location.href);

function findFailure(results: unknown): ProblemError | undefined {
  for (const result of Object.values(results ?? {}) as { type: string; result: unknown }[]) {
    if (result.type === 'error' && isProblemError(result.result)) return result.result;
  }
  return undefined;
}

/** Goes back to where the page is. This ends the navigation that failed, so it has no answer. */
async function stay(
  from: DataRouter,
  { location, historyAction }: Loading,
  failure: ProblemError,
  signal: AbortSignal,
) {
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  isStaying = true;
  const steps = historyAction === NavigationType.Pop ? (readIndex() ?? shownIndex) - shownIndex : 0;
  if (steps !== 0) {
    window.history.go(-steps);
    tell('system.pageNotLoaded', failure, () => window.history.go(steps));
  } else {
    const to = { ...location, pathname: location.pathname.slice(from.basename === '/' ? 0 : from.basename?.length) };
    void from.navigate(null, { replace: true, preventScrollReset: true, state: from.state.location.state });
    const options = { replace: historyAction === NavigationType.Replace, state: location.state };
    tell('system.pageNotLoaded', failure, () => void from.navigate(createPath(to) || '/', options));
  }
  await ended;
  return {};
}

function tell(message: Failing, { status }: ProblemError, retry?: () => void) {
  const id = toast.error(message, {
    // Not about the call that failed on the way: its next success is not yet this page.
    about: message,
    text: status === 0 ? 'system.noConnection' : 'system.noAnswer',
    ...(retry && { action: { label: 'ui.retry', onPress: retry } }),
  });
  told.set(message, id);
}
