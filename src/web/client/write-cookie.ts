const SECONDS_PER_DAY = 86_400;

type Options = { readonly path?: string; readonly sameSite?: 'Lax' | 'Strict' | 'None' };

const attributes = ({ path = '/', sameSite = 'Lax' }: Options) =>
  `; Path=${path}; SameSite=${sameSite}${window.location.protocol === 'https:' ? '; Secure' : ''}`;

export function writeCookie(name: string, value: string, days: number, options: Options = {}): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_PER_DAY}${attributes(options)}`;
}

export function deleteCookie(name: string, options: Options = {}): void {
  document.cookie = `${name}=; Max-Age=0${attributes(options)}`;
}
