import { createEditableTexts } from '@cleaning/ui/app';

export const site = createEditableTexts(
  'site',
  {
    questions: 'Questions that people ask',
    quote: 'Get a quote',
    bandTitle: 'Tell us about your site',
    bandText: 'We visit, measure and send a fixed written quote. It costs nothing.',
  },
  { where: 'You are here' },
);
