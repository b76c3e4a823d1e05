import { useState } from 'react';
import type { Place } from '#contract/place.ts';
import { AUTH_COOKIE } from '#web/client/auth-cookie.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { readCookie } from '#web/client/read-cookie.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { usePageScope } from '#web/page-scope.tsx';

const SHORTEST_TEXT = 2;
const NONE: readonly Place[] = [];

const loadApi = async () => (await loadPatiently(() => import('#web/client/api-client.ts'))).api;

/** Towns and postcodes that may be meant. The last ones stay until the next are there, also when these fail to come. */
export function usePlaces(text: string) {
  const { locale } = usePageScope();
  const [attempt, setAttempt] = useState(0);
  const isAsked = text.length >= SHORTEST_TEXT;
  const { answer, current, isAsking, problem } = useQuestion(
    isAsked ? `${text} ${attempt}` : undefined,
    async (signal) => {
      const api = await loadApi();
      return (await api.get('/api/places', { query: { q: text, locale }, signal })).items;
    },
  );
  return {
    places: isAsked ? (answer ?? NONE) : NONE,
    /** The likeliest for this very text. */
    meant: isAsked ? current?.[0] : undefined,
    isAsking,
    hasFailed: isAsked && problem !== undefined,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Where the company of whoever is signed in is at home. */
export function useYard(): Place | undefined {
  const { locale } = usePageScope();
  const [isSignedIn] = useState(() => readCookie(AUTH_COOKIE) !== undefined);
  const { answer = NONE } = useQuestion(isSignedIn ? 'yard' : undefined, async (signal) => {
    const api = await loadApi();
    return (await api.get('/api/places/yard', { query: { locale }, signal })).items;
  });
  return answer[0];
}
