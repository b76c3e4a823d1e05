/** Endings of web addresses that mail programs turn into links even in capitals. Those of countries have two letters. */
const COMMON_ENDINGS =
  'com net org info biz app dev shop store online site xyz top club link click live cloud icu vip zip';
const ENDINGS = new Set(COMMON_ENDINGS.split(' '));

/**
 * Whether a name contains something that a mail program would turn into a link. `S.r.l.`, `Sp. z o.o.`, `Co.KG` and
 * `Dr.Meier` are no addresses; what is short and ambiguous, such as `Gebr.de`, counts as one.
 */
export function hasWebAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll(/[。｡]/g, '.');
  if (/http|:\/\/|www\.|\d\.\d{1,3}\.\d{1,3}\.\d/i.test(plain)) return true;
  return plain.split(/[\s@]/).some((word) => {
    const parts = word.split('.');
    return parts.some((part, i) => i > 0 && isAddress(parts[i - 1] ?? '', part));
  });
}

/** What stands before and after a dot. */
function isAddress(before: string, after: string): boolean {
  const label = before.split(/[^\p{L}\p{N}-]/u).at(-1) ?? '';
  const [, ending = '', next = ''] = /^(xn--[a-z0-9]+|\p{L}{2,63})(.?)/iu.exec(after) ?? [];
  // The whole of `Co.KG`; an address would have a label before it.
  if (label === '' || ending === '' || /[\p{N}_-]/u.test(next) || label.toLowerCase() === 'co') return false;
  if (ENDINGS.has(ending.toLowerCase()) || next === '/') return true;
  return label.length > 1 && (/^[a-z]{2}$/i.test(ending) || ending === ending.toLowerCase());
}
