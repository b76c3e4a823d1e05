/** Who asks: `vital` is what keeps the shop watched and its pages whole, `work` what somebody would lose. */
export type RequestKind = 'vital' | 'guest' | 'work';
type Asked = { readonly method: string; readonly path: string; readonly isSignedIn: boolean };

/**
 * Probes, metrics and files: cheap, and without them nobody could tell what is the matter or see a page whole. Files are
 * named one by one where an unknown name would be a page that has to be rendered.
 */
const VITAL =
  /^\/(?:healthz|readyz|metrics|_image|assets\/[\w-]+(?:\.[\w-]+)*|_app\/version\.json|_app\/api-docs\/(?:open\.js|swagger-ui(?:-bundle)?\.(?:js|css))|apple-touch-icon\.png|favicon(?:-32\.png|\.svg)|icon-(?:maskable-)?(?:192|512)\.png|site\.webmanifest)$/;

export function kindOfRequest({ method, path, isSignedIn }: Asked): RequestKind {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && VITAL.test(path)) return 'vital';
  return isRead && !isSignedIn ? 'guest' : 'work';
}
