import { FIRST_COMPANY, FIRST_PROOF } from '@cleaning/contracts';
import { setSiteData } from '@cleaning/ui/app';
import { describeReplies } from './replies';

const show = (entered: Partial<typeof FIRST_PROOF>) =>
  setSiteData({ company: FIRST_COMPANY, texts: {}, pictures: {}, proof: { ...FIRST_PROOF, ...entered } });

it('promises an answer to complaints only once its hours are entered', () => {
  show({ promise_days: 1 });
  expect(describeReplies()).toBe('A compliment or a question? We’ll reply within one business day.');
  show({ promise_days: 1, response_hours: 4 });
  expect(describeReplies()).toBe(
    'A compliment or a question? We’ll reply within one business day. Something not right? We’ll reply within 4 hours in office hours.',
  );
  show({ promise_days: 1, response_hours: 1 });
  expect(describeReplies()).toContain('within 1 hour in office hours.');
});
