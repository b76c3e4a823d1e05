import type { RenderedMail } from './render-mail.tsx';

/** The page of a mail with its pictures in it, for a browser, which knows no parts of a message. */
export const embedPictures = ({ html, pictures }: Pick<RenderedMail, 'html' | 'pictures'>): string =>
  pictures.reduce(
    (page, { cid, contentType, bytes }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );
