/** Signs that end or split the value of a header. */
const UNSAFE = /["\\\r\n%]/g;

/**
 * How a file is opened and what it is called (RFC 6266): in all letters for today's programs, and in plain ones for the
 * others.
 */
export function contentDisposition(how: 'inline' | 'attachment', filename: string): string {
  const plain = filename
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(UNSAFE, '')
    .replace(/^[-\s]+/, '');
  const whole = encodeURIComponent(filename).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`);
  return `${how}; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${whole}`}`;
}
