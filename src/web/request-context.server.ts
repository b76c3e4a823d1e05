import { createContext, type RouterContextProvider } from 'react-router';
import type { PublicConfig } from '#config/public.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Format } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '#services/deps.ts';

/** Everything a loader may need, made once per request by the server. */
export type PageRequest = {
  readonly deps: Deps;
  readonly locale: Locale;
  readonly format: Format;
  readonly config: PublicConfig;
  readonly nonce: string;
  /** Loads the session when first asked; every loader asks for itself, because a client chooses which loaders run. */
  readonly getActor: () => Promise<Actor>;
  /** Where the configuration sends a canonical path, if anywhere. */
  readonly findMove: (path: string) => string | undefined;
  /** What a sign-up left in this browser, as it came: the confirmation page has it checked. */
  readonly getSignUpCookie: () => string | undefined;
  /** The path as it was asked for, if it names no page in any spelling: the router is given one that it can read. */
  readonly unknownPath: string | undefined;
  /** What the page needs cannot be had right now: only its error page is rendered, which needs nothing. */
  readonly isUnavailable: boolean;
  readonly logError: (error: unknown, path: string) => void;
};

export const pageRequestContext = createContext<PageRequest>();

export const getRequest = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequestContext);
