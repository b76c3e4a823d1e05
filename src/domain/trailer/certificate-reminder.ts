/** How many days before its end a certificate is called to mind: time for an appointment, for a nudge, for alarm. */
export const REMINDER_DAYS = [60, 30, 7, 0] as const;

/**
 * Which reminder is due with so many days left; undefined while there is time. Days that passed without a reminder,
 * because the certificate was entered late, are not made up for: the nearest one says it all.
 */
export const reminderDue = (daysLeft: number): number | undefined => REMINDER_DAYS.findLast((days) => daysLeft <= days);
