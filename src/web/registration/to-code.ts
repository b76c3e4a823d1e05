const LINK = /\/register\/([^/?#\s]+)/;

/** People paste the whole link as often as the code in it. */
export const toCode = (typed: string): string => LINK.exec(typed)?.[1] ?? typed.replaceAll(/[\s/\\;.]/g, '');
