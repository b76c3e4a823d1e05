import { sendStatements } from '#services/account/send-statements.ts';
import type { JobHandler } from './job-handler.ts';

/** The statement of the month before, to whoever wants it. */
export const sendStatementsOfTheMonth: JobHandler = async (deps) => sendStatements(deps);
