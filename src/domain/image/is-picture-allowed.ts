const OWN = /^(?:\/(?![/\\])|data:|blob:)/;

/**
 * Whether a page may show a picture: one of our own, one made in the browser, or one of a listed host. The content
 * policy is made of the same list, so that nothing is asked for which the browser then refuses.
 */
export const isPictureAllowed = (src: string, hosts: readonly string[]): boolean =>
  OWN.test(src) || hosts.some((host) => src.startsWith(`https://${host}/`));
