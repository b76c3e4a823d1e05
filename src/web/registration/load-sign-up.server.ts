import { readConfirmedName } from '#services/registration/confirmed-name.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { parseSignUpPath } from './sign-up-path.ts';

/** A step of the wizard in the words of its campaign, or the page after the last step. */
export async function loadSignUp(request: PageRequest, rest: string, path: string) {
  const { deps, locale, config } = request;
  const place = parseSignUpPath(rest);
  if (place.kind === 'none') throw pageNotFound(path);
  if (place.kind === 'confirmed') {
    const person = readConfirmedName(deps, { cookie: request.getSignUpCookie(), segment: place.segment });
    return { kind: 'confirmed' as const, person, title: pageTitle(request, 'signUp.confirmed.title') };
  }
  const { step, campaign } = place;
  const slug = campaign === undefined ? 'sign-up' : `sign-up/${campaign}`;
  const story = await deps.content.findStory({ slug, locale });
  if (story?.content.component !== 'signUp') throw pageNotFound(path);
  const { headline, text, benefits, body } = story.content;
  return {
    kind: 'step' as const,
    step,
    campaign,
    page: { headline, text, benefits: benefits.map((benefit) => benefit.text), body },
    countries: listCountries(request),
    title: `${headline} · ${config.productName}`,
  };
}
