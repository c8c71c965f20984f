import { describePromisedDays, getSiteProof } from '../site/proof';
import { contact as texts } from './texts';

/** When messages are answered; complaints only if the owner has entered their hours. */
export function describeReplies(): string {
  const { response_hours = null } = getSiteProof();
  const lead = texts.formLead(describePromisedDays());
  return response_hours === null ? lead : `${lead} ${texts.complaintLead(response_hours)}`;
}
