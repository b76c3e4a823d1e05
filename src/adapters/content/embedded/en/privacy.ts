import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Privacy policy',
  text: 'Which personal data we process, what for, for how long, and which rights you have',
  sections: [
    section(
      'controller',
      '1. Controller',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburg, Germany
Phone: [{phone}](tel:{phone})
Email: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Visiting the website',
      `When you open a page, our server processes technical data: time, address requested, result, IP address and browser details. We need them to deliver the pages and to fend off attacks (Art. 6(1)(f) GDPR). Secret parts of addresses, for example in links from emails, are masked in logs. Fonts, maps and images come from our own server.`,
    ),
    section(
      'account',
      '3. Account and company',
      `For the account we process name, email address, language, role, a picture if you wish, and the details and addresses of your company including its VAT ID, whose validity we check. We store passwords only as a hash. We record sign-ins, failed attempts and changes relevant to security (Art. 6(1)(b) and (f) GDPR).

If our support team has to operate an account on your behalf, it states the reason; the session and the changes are logged. Password, consents, mandates and signatures are locked during that time.`,
    ),
    section(
      'rental',
      '4. Rentals and handovers',
      `For orders and bookings we process rental data, notes, the driver’s name and the report with photos and signature (Art. 6(1)(b) GDPR). Trailers with telematics transmit position and mileage; your company sees them only in connection with a current or future rental. We use them for operation and maintenance and to find overdue or stolen trailers (point (f)).`,
    ),
    section(
      'payment',
      '5. Payment',
      `For direct debit we store the mandate, the account holder and the IBAN. The IBAN is stored encrypted and is only ever shown in part. Before an order we compare your company’s open orders with its credit limit. If the result is negative, payment in advance remains possible; a person reviews the result on request.`,
    ),
    section(
      'storage',
      '6. Cookies and browser storage',
      `Necessary and permitted without consent (section 25(2) of the German TDDDG):

- **locale**: chosen language, 365 days
- **session**, **refresh**: your sign-in, 12 hours, or 30 days with “Stay signed in”
- **auth_public**: expiry time of the sign-in, no further details
- **app_version**: version of the application, so that nothing outdated remains after an update
- **consent**: your decision on statistics
- **flash**: a message for the next page, 60 seconds
- **wrote**: up to where your last change has been stored, 5 seconds

During a registration, a signed cookie remembers that it has been completed. Filters and map section are kept in your browser’s local storage, the choice of payment only until the tab is closed, and report data not yet sent on the device until they have been transmitted.`,
    ),
    section(
      'statistics',
      '7. Statistics and advertising only with consent',
      `We analyse page views only if you have given your consent. Names and secret parts of addresses are masked beforehand. Campaign details (utm parameters, gclid), too, are stored only then, and orders that result from an advertisement are reported to Google Ads (Art. 6(1)(a) GDPR, section 25(1) TDDDG). Without consent none of this happens: until then campaign details stand only in the address of the pages you open and, if you sign up, with your registration until it is completed. You can withdraw your consent at any time in the privacy settings.`,
    ),
    section(
      'mail',
      '8. Emails',
      `We send emails that belong to your account and your rentals: confirmations, invitations, reminders, security notices. We do not send advertising.`,
    ),
    section(
      'recipients',
      '9. Recipients',
      `Service providers for hosting, email, editorial content and telematics process data on our behalf. Banks, workshops, breakdown assistance and authorities receive data where the individual case requires it. Data reach countries outside the EEA only with the safeguards of Art. 44 et seq. GDPR.`,
    ),
    section(
      'retention',
      '10. Retention',
      `We store data for as long as the account exists and they are needed for the purpose. Contracts, accounting records and reports are kept for six to ten years under commercial and tax law. We delete technical logs as soon as they are no longer needed for operation and security.`,
    ),
    section(
      'rights',
      '11. Your rights',
      `You have the right of access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR). You can download a copy of your data yourself in your account under “Privacy”. You may lodge a complaint with a supervisory authority, for example the Hamburg Commissioner for Data Protection and Freedom of Information.`,
    ),
    section(
      'changes',
      '12. Changes',
      `If the processing changes, we adapt this policy and give it a new version number. We present material changes to you the next time you sign in.`,
    ),
  ],
};
