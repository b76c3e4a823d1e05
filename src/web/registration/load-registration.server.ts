import { data } from 'react-router';
import { findRegistration } from '#services/registration/find-registration.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** Looks at a link without using it up. A dead one is a page that says how to get another. */
export async function loadRegistration(request: PageRequest, token: string) {
  const found = await findRegistration(request.deps, token);
  if (!found.ok) {
    return data({ registration: undefined, title: pageTitle(request, 'word.linkInvalid') }, { status: 404 });
  }
  return data({ registration: { ...found.value, token }, title: pageTitle(request, 'register.title') });
}
