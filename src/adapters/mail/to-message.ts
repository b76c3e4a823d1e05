import type { Mail } from '#services/ports/mail.ts';

/** The part of every message that both adapters share. `from` is a whole address: `Trailyard <service@…>`. */
export function toMessage(mail: Mail, from: string, date: Date) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object the address cannot turn into a list of several.
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date,
    messageId: `<${mail.id}@${domain}>`,
    // Tells other programs not to answer with an absence note.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      ...(mail.pictures ?? []).map(({ cid, contentType, bytes }) => ({
        cid,
        // Without a name it would be listed under one that the program makes up.
        filename: `${cid.split('@', 1)[0]}.png`,
        contentType,
        contentDisposition: 'inline' as const,
        content: Buffer.from(bytes),
      })),
      ...(mail.attachments ?? []).map(({ filename, contentType, bytes }) => ({
        filename,
        contentType,
        content: Buffer.from(bytes),
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
