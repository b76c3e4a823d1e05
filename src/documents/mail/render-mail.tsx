import { renderToStaticMarkup } from 'react-dom/server';
import type { PreparedMail } from '#contract/mail.ts';
import { type MailBody, MailLayout } from './mail-layout.tsx';
import { type MailSettings, toMailBody } from './mail-body.ts';

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

export function renderMail(mail: PreparedMail, settings: MailSettings): RenderedMail {
  const body = toMailBody(mail, settings);
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<MailLayout {...body} />)}`;
  return { subject: body.subject, html, text: toText(body) };
}

/** The same mail for readers without HTML. */
const toText = ({ greeting, paragraphs, rows, action, note, footer }: MailBody): string =>
  [
    greeting,
    ...paragraphs,
    ...(rows.length === 0 ? [] : [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    `${action.label}\n${action.url}`,
    ...(note === undefined ? [] : [note]),
    `-- \n${footer}`,
  ]
    .join('\n\n')
    .concat('\n');
