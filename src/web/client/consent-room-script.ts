import { CONSENT_COOKIE } from './consent-cookie.ts';

/** While this stands on the document, the bottom edge belongs to the question about cookies. */
export const ASKING_ATTRIBUTE = 'data-asks-consent';

/** Before the first paint, so that nothing moves when the question comes. */
export const CONSENT_ROOM_SCRIPT = `if(!/(?:^|; )${CONSENT_COOKIE}=necessary/.test(document.cookie))document.documentElement.setAttribute('${ASKING_ATTRIBUTE}','')`;
