/** Holds the end of the access token in epoch seconds. */
export const AUTH_COOKIE = 'auth_public';
