/** The answer for an unknown page and for one whose parameters fail validation. */
export const pageNotFound = (path: string): Response =>
  new Response(`Page Not Found: ${path}`, { status: 404, statusText: 'Not Found' });
