import type { Money } from '#domain/money/money.ts';

export type BankTransfer = {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: Money;
  readonly reference: string;
};

const oneLine = (text: string, longest: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, longest);

/** The text of an EPC QR code (EPC069-12, version 2), which banking apps read as a filled-in transfer. */
export function toEpcCode({ name, iban, bic, amount, reference }: BankTransfer): string {
  const euros = `${Math.trunc(amount.cents / 100)}.${String(amount.cents % 100).padStart(2, '0')}`;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    oneLine(bic, 11),
    oneLine(name, 70),
    iban.replaceAll(/\s/g, ''),
    `EUR${euros}`,
  ];
  return [...lines, '', '', oneLine(reference, 140)].join('\n');
}
