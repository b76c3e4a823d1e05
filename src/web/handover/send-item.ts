import type { Handover, HandoverPhoto } from '#contract/handover.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { uploadFile } from '#web/client/upload-file.ts';
import { isAnswerStep, readAnswer } from './answer.ts';
import { isSignedBy, readKeptSignature, toContent, waitedSeconds } from './kept-signature.ts';
import type { SendOutcome } from './queue/send-unsent.ts';
import { toOutcome } from './queue/to-outcome.ts';
import type { UnsentItem } from './queue/unsent-item.ts';

type Target = { readonly bookingId: string; readonly handoverId: string };
type Update = (change: (last: Handover) => Handover) => void;

const SENT: SendOutcome = { kind: 'sent' };

/** Brings one kept item to the server. Each call says the whole thing, so sending it twice does no harm. */
export async function sendItem(target: Target, item: UnsentItem, update: Update): Promise<SendOutcome> {
  const outcome = await outcomeOf(send(target, item, update));
  if (outcome.ok) return outcome.value;
  const refusal = toOutcome(outcome.error);
  // A signature is never thrown away without a word: whoever gave it is told why it was not taken.
  return item.kind === 'signature' && refusal.kind === 'closed'
    ? { kind: 'refused', code: outcome.error.code }
    : refusal;
}

async function send(target: Target, item: UnsentItem, update: Update): Promise<SendOutcome> {
  if (item.kind === 'signature') return sendSignature(target, item, update);
  await (item.kind === 'photo' ? sendPhoto(target, item, update) : sendPart(target, item, update));
  return SENT;
}

/** Only what was read is signed: whatever somebody else has changed meanwhile has to be read first. */
async function sendSignature(target: Target, item: UnsentItem, update: Update): Promise<SendOutcome> {
  const kept = readKeptSignature(item);
  if (!kept) return { kind: 'refused', code: 'stale-version' };
  const params = { id: target.bookingId, hid: target.handoverId };
  const latest = await api.get('/api/bookings/{id}/handovers/{hid}', { params });
  if (latest.signedAt !== null)
    return isSignedBy(latest.signatures?.customer, kept) ? SENT : { kind: 'refused', code: 'handover-signed' };
  update(() => latest);
  if (toContent(latest.parts) !== kept.content) return { kind: 'refused', code: 'stale-version' };
  const body = { ...kept.input, waitedSeconds: waitedSeconds(kept, Date.now()) };
  const signed = await api.post('/api/bookings/{id}/handovers/{hid}/sign', { params, body, ifMatch: latest.version });
  update(() => signed);
  return signed.signedAt === null ? { kind: 'sent', isOpen: true } : SENT;
}

async function sendPart({ bookingId, handoverId }: Target, { name, value }: UnsentItem, update: Update) {
  const answer = isAnswerStep(name) ? readAnswer(name, value) : undefined;
  // What an older version of the app kept and this one no longer asks for.
  if (answer === undefined) return;
  const handover = await api.patch('/api/bookings/{id}/handovers/{hid}', {
    params: { id: bookingId, hid: handoverId },
    body: { [name]: answer },
  });
  update(() => handover);
}

async function sendPhoto({ bookingId, handoverId }: Target, { name, value }: UnsentItem, update: Update) {
  const params = { id: bookingId, hid: handoverId, position: name };
  const others = ({ photos }: Handover) => photos.filter(({ position }) => position !== name);
  if (!(value instanceof Blob)) {
    await api.delete('/api/bookings/{id}/handovers/{hid}/photos/{position}', { params });
    update((last) => ({ ...last, photos: others(last) }));
    return;
  }
  const path = `/api/bookings/${bookingId}/handovers/${handoverId}/photos/${name}`;
  // The contract says what this call answers.
  const photo = (await uploadFile(path, value)) as HandoverPhoto;
  update((last) => ({ ...last, photos: [...others(last), photo] }));
}
