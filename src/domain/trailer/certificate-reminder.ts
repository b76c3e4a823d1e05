/** How many days before its end a certificate is called to mind: time for an appointment, for a nudge, for alarm. */
export type CertificateReminders = {
  readonly planDays: number;
  readonly remindDays: number;
  readonly nudgeDays: number;
};
export const USUAL_REMINDERS: CertificateReminders = { planDays: 60, remindDays: 30, nudgeDays: 7 };

/**
 * Which reminder is due with so many days left; undefined while there is time. Days that passed without a reminder,
 * because the certificate was entered late, are not made up for: the nearest one says it all.
 */
export const reminderDue = (
  daysLeft: number,
  { planDays, remindDays, nudgeDays }: CertificateReminders,
): number | undefined => [planDays, remindDays, nudgeDays, 0].findLast((days) => daysLeft <= days);
