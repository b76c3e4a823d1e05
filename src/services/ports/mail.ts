import type { Result } from '#domain/result.ts';

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** A picture that the page shows by `cid:`, so that nothing has to be fetched. */
export type MailPicture = { readonly cid: string; readonly contentType: string; readonly bytes: Uint8Array };

export type Mail = {
  /** Names the message across retries, so that a mail which is sent twice can be recognised as one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
  readonly pictures?: readonly MailPicture[];
};

/** `mail-rejected` is final, for example an unknown recipient; `mail-unavailable` is worth another try later. */
export type MailFailure = 'mail-rejected' | 'mail-unavailable';

export type MailPort = {
  send(mail: Mail): Promise<Result<void, MailFailure>>;
  /** Ends open connections; nothing is sent afterwards. */
  close(): void;
};
