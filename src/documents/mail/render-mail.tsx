import { renderToStaticMarkup } from 'react-dom/server';
import type { PreparedMail } from '#contract/mail.ts';
import type { MailWords } from '#domain/mail/mail-words.ts';
import { drawTrailer } from './draw-trailer.ts';
import { LOGO_PNG } from './logo-png.ts';
import { drawingCid } from './mail-drawing.ts';
import { LOGO_CID, MailLayout } from './mail-layout.tsx';
import { toMailText } from './mail-text.ts';
import { type MailSettings, toMailBody } from './to-mail-body.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
};

type Picture = { readonly cid: string; readonly contentType: 'image/png'; readonly bytes: Uint8Array };

/** Classic Outlook knows no greatest width: it gets a table of that width around the column. */
const FRAME = {
  '<i data-frame="open"></i>':
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  '<i data-frame="close"></i>': '<!--[if mso]></td></tr></table><![endif]-->',
};

export async function renderMail(mail: PreparedMail, settings: MailSettings, words?: MailWords): Promise<RenderedMail> {
  const body = toMailBody(mail, settings, words);
  const drawings = await drawAll(body.cards.map(({ kind }) => kind));
  const markup = renderToStaticMarkup(<MailLayout {...body} drawings={new Set(drawings.keys())} />);
  const framed = Object.entries(FRAME).reduce((page, [mark, table]) => page.replace(mark, table), markup);
  return {
    subject: body.subject,
    html: `<!DOCTYPE html>${framed}`,
    text: toMailText(body),
    pictures: [
      { cid: LOGO_CID, contentType: 'image/png', bytes: Buffer.from(LOGO_PNG, 'base64') },
      ...Array.from(drawings, ([kind, bytes]): Picture => ({ cid: drawingCid(kind), contentType: 'image/png', bytes })),
    ],
  };
}

/** Trailers that look alike share their drawing. */
async function drawAll(kinds: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawings = new Map<string, Uint8Array>();
  for (const kind of new Set(kinds)) {
    const bytes = await drawTrailer(kind);
    if (bytes !== undefined) drawings.set(kind, bytes);
  }
  return drawings;
}
