import { createEditableTexts } from '@cleaning/ui/app';

export const site = createEditableTexts(
  'site',
  {
    questions: 'Common questions',
    quote: 'Get a quote',
    bandTitle: 'Need a quote?',
    bandText: 'Tell us about the place, and we’ll send you a written quote.',
  },
  {
    where: 'You are here',
    /** One wording wherever the promise appears. */
    promise: (days: string) => `Quote within ${days}`,
  },
);
