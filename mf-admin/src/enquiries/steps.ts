import { ENQUIRY_STEPS, type EnquiryDetail, type EnquiryState } from '@cleaning/contracts';

/** What an admin can choose next: a lost one goes back to where it was. */
export function stepsOf({ state, history }: Pick<EnquiryDetail, 'state' | 'history'>): readonly EnquiryState[] {
  if (state !== 'lost') return ENQUIRY_STEPS[state];
  return [history.some((entry) => entry.state === 'quoted') ? 'quoted' : 'new'];
}
