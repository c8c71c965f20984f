import { formatDate } from '../date-text.js';
import { badInput, conflict, formatWait, notFound, tooMany } from './refusal.js';

/** Refusals of svc-invoice about enquiries and quotes. */
export const quoteRefusals = {
  // Enquiries
  no_such_enquiry: notFound('That enquiry doesn’t exist. It may have been deleted.'),
  enquiry_changed: conflict('Someone else has changed this enquiry. Reload the page to see the latest.'),
  enquiry_step: conflict(
    ({ from, to }: { from: string; to: string }) => `You can’t change an enquiry from ${from} to ${to}.`,
  ),
  enquiry_without_email: conflict('There’s no email address. Call, and note what you said.'),
  sent_for_other_enquiry: conflict('This was sent for another enquiry. Reload the page and send it again.'),
  enquiries_busy: tooMany(
    (wait) => `Too many requests are being sent right now. Call us, or try again in ${formatWait(wait)}.`,
  ),

  // Quotes at the desk
  no_such_quote: notFound('That quote doesn’t exist. It may have been deleted.'),
  no_such_quote_text: notFound('That section doesn’t exist. It may have been deleted.'),
  quote_enquiry_deleted: badInput('This enquiry was deleted. Save again to keep the quote without it.'),
  quote_client_deleted: badInput('This client was deleted. Choose another client, or none.'),
  quote_sent: conflict('This quote has been sent, so you can’t delete it.'),
  quote_needs_version: conflict('This quote has been sent. Create a new version instead.'),
  quote_not_sent: conflict('This quote hasn’t been sent yet.'),
  quote_not_accepted: conflict('The client hasn’t accepted this quote yet.'),
  /** `quote`: number and version, as people read it. */
  quote_accepted: conflict(({ quote }: { quote: string }) => `The client has already accepted ${quote}.`),
  quote_in_state: conflict(({ state }: { state: string }) => `This quote is ${state}.`),
  quote_last_day_over: conflict('The “Valid until” date has passed. Choose a later one.'),
  quote_without_email: conflict('There’s no email address. Add one, or send the link yourself.'),
  quote_client_archived: conflict('This client is archived. Restore it first.'),

  // Quotes on their page
  link_not_valid: notFound('This link isn’t valid. Call us, or reply to our email.'),
  quote_replaced: notFound('This quote was replaced by a newer one.'),
  quote_replaced_meanwhile: conflict('This quote was replaced by a newer one. Use its link.'),
  quote_expired: conflict(
    ({ day }: { day: string }) => `This quote was valid until ${formatDate(day)}. Ask us for a new one.`,
  ),
  quote_decided: conflict(({ state }: { state: string }) => `This quote is already ${state}. Call us.`),
  quote_other_document: conflict('This isn’t the document that was sent. Reload the page.'),
} as const;
