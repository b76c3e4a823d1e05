/** A place in the server's log, `16/B374D848`. */
export function toPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`);
}

export const fromPosition = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`;
