import { dunningCalls } from '#contract/dunning.ts';
import type { Deps } from '#services/deps.ts';
import { getDunningPaper } from '#services/dunning/get-dunning-paper.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';

/** Letters about late invoices, for whoever looks after the money of a unit. */
export const implementDunning = (deps: Deps) =>
  implement(dunningCalls, {
    'GET /api/dunning-notices/{id}/pdf': async ({ c, actor, params }) =>
      respond(c, await getDunningPaper(deps, actor, params.id), (file) => sendPdf(c, file)),
  });
