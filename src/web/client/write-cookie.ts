const SECONDS_PER_DAY = 86_400;

const attributes = () => `; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * SECONDS_PER_DAY}${attributes()}`;
}

export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0${attributes()}`;
}
