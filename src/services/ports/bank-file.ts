import type { BankFile, BankFileProblem } from '#domain/bank/bank-file.ts';
import type { Result } from '#domain/result.ts';

/** Reads what a bank tells about an account. Whatever the file says, nothing but the file is read. */
export type BankFilePort = {
  read(bytes: Uint8Array, account: string): Promise<Result<BankFile, BankFileProblem>>;
};
