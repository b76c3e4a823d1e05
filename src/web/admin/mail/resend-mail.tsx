import { api } from '#web/client/api-client.ts';
import { SendAction } from '../frame/send-action.tsx';

/** Sends a mail once more, as it would be written now. */
export const ResendMail = ({ mailId }: { readonly mailId: string }) => (
  <SendAction
    send={() => api.post('/api/admin/mails/{id}/resend', { params: { id: mailId } })}
    label="adminMail.resend"
    done="adminMail.resend.done"
  />
);
