declare module 'mailparser' {
  type AddressList = { readonly value: ReadonlyArray<{ readonly address?: string; readonly name: string }> };

  type ParsedMail = {
    readonly subject?: string;
    readonly messageId?: string;
    readonly date?: Date;
    readonly html: string | false;
    readonly text?: string;
    readonly from?: AddressList;
    readonly to?: AddressList;
    readonly replyTo?: AddressList;
    readonly headers: ReadonlyMap<string, unknown>;
    readonly attachments: ReadonlyArray<{
      readonly filename?: string;
      readonly contentType: string;
      readonly content: Buffer;
      /** Part of the page, as its pictures are. */
      readonly related?: boolean;
    }>;
  };

  export function simpleParser(source: Buffer | NodeJS.ReadableStream): Promise<ParsedMail>;
}
