import { ENQUIRY_STEPS, type EnquiryDetail, type EnquiryState } from '@cleaning/contracts';

/**
 * Next steps that an admin can choose. A lost enquiry returns to its earlier state; a contact form message can't be
 * won.
 */
export function listSteps({
  kind,
  state,
  history,
}: Pick<EnquiryDetail, 'kind' | 'state' | 'history'>): readonly EnquiryState[] {
  if (state !== 'lost') return ENQUIRY_STEPS[state].filter((to) => kind !== 'feedback' || to !== 'won');
  return [history.some((entry) => entry.state === 'quoted') ? 'quoted' : 'new'];
}
