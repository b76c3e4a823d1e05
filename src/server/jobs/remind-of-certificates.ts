import { remindCertificates } from '#services/admin/trailer/remind-certificates.ts';
import type { JobHandler } from './job-handler.ts';

/** Early in the morning, so that the mail lies on top when the workshop opens. */
export const remindOfCertificates: JobHandler = async (deps) => {
  await remindCertificates(deps);
};
