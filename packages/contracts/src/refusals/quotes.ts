import { dayText } from '../date-text.js';
import { badInput, conflict, notFound, tooMany, waitText } from './refusal.js';

/** What svc-invoice answers about enquiries and quotes. */
export const quoteRefusals = {
  // Enquiries
  no_such_enquiry: notFound('There is no such enquiry. It may have been deleted.'),
  enquiry_changed: conflict('Somebody else has changed this enquiry meanwhile. Please look at it again.'),
  enquiry_step: conflict(
    ({ from, to }: { from: string; to: string }) => `An enquiry that is ${from} cannot become ${to}.`,
  ),
  enquiry_without_email: conflict('There is no e-mail address: please call, and write down what you said.'),
  sent_for_other_enquiry: conflict('This was sent for another enquiry. Please reload the page and send it again.'),
  enquiries_busy: tooMany(
    (wait) => `Too many requests are being sent at the moment. Please call us, or try again in ${waitText(wait)}.`,
  ),

  // Quotes at the desk
  no_such_quote: notFound('There is no such quote. It may have been deleted.'),
  no_such_quote_text: notFound('There is no such text. It may have been deleted.'),
  quote_enquiry_deleted: badInput('This enquiry was deleted. Save again to keep the quote without it.'),
  quote_client_deleted: badInput('This client was deleted. Choose another client, or none.'),
  quote_sent: conflict('This quote was sent. It cannot be deleted.'),
  quote_needs_version: conflict('This quote was sent. Please make a new version of it.'),
  quote_not_sent: conflict('This quote was not sent.'),
  quote_not_accepted: conflict('This quote is not accepted.'),
  /** `quote`: number and version, as people read it. */
  quote_accepted: conflict(({ quote }: { quote: string }) => `The client has accepted ${quote}.`),
  quote_in_state: conflict(({ state }: { state: string }) => `This quote is ${state}.`),
  quote_last_day_over: conflict('The last day of this quote is over. Please choose another one.'),
  quote_without_email: conflict('There is no e-mail address. Please add one, or send the link by hand.'),
  quote_client_archived: conflict('This client is archived. Take it out of the archive first.'),

  // Quotes on their page
  link_not_valid: notFound('This link is not valid any more. Please call us, or answer our message.'),
  quote_replaced: notFound('This quote was replaced by a newer one.'),
  quote_replaced_meanwhile: conflict('This quote was replaced by a newer one. Please use its link.'),
  quote_expired: conflict(
    ({ day }: { day: string }) => `This quote was valid until ${dayText(day)}. Please ask us for a new one.`,
  ),
  quote_decided: conflict(({ state }: { state: string }) => `This quote is ${state} already. Please call us.`),
  quote_other_document: conflict('This is not the document that was sent. Please reload the page.'),
} as const;
