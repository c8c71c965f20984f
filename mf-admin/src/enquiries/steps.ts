import { ENQUIRY_STEPS, type EnquiryDetail, type EnquiryState } from '@cleaning/contracts';

/** What an admin can choose next: a lost one goes back to where it was, a message of the contact form is never won. */
export function listSteps({
  kind,
  state,
  history,
}: Pick<EnquiryDetail, 'kind' | 'state' | 'history'>): readonly EnquiryState[] {
  if (state !== 'lost') return ENQUIRY_STEPS[state].filter((to) => kind !== 'feedback' || to !== 'won');
  return [history.some((entry) => entry.state === 'quoted') ? 'quoted' : 'new'];
}
