import type { ClientBase } from 'pg';

/** The server's own name for the place; its message comes in the language of the server. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** What was written stands on one machine only, and is gone if that machine is lost: nobody may be told that it is done. */
class UnconfirmedError extends Error {
  /** Of SQL, for an end that nobody knows. */
  readonly code = '40003';

  constructor() {
    super('The transaction was not confirmed by the standby.');
  }
}

/** Turns the warning that somebody has cancelled the wait for the standby into a failure of the commit. */
export function watchConfirmations(client: ClientBase): <Answer>(answer: Answer) => Answer {
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    if (routine === WAIT_FOR_STANDBY) isUnconfirmed = true;
  });
  return (answer) => {
    if (!isUnconfirmed) return answer;
    isUnconfirmed = false;
    throw new UnconfirmedError();
  };
}
