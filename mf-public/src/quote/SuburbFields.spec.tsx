import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import type { QuoteForm } from './draft';
import { SuburbFields } from './SuburbFields';

function Fields({ postcode }: { postcode: string }) {
  const form = useForm<QuoteForm>({ defaultValues: { postcode } });
  return (
    <SuburbFields
      form={form}
      suburb={{ label: 'Suburb', name: 'suburb' }}
      postcode={{ label: 'Postcode', name: 'postcode' }}
    />
  );
}

/** The colour and the text that the form shows for a postcode. */
function readAnswer(postcode: string, served_postcodes?: readonly string[]) {
  const proof = { testimonials: [], ratings: [], prices: [], examples: [], checks: [], come_back: '', promise_days: 2 };
  const saved = served_postcodes && { proof: { ...proof, served_postcodes } };
  setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {}, ...saved } as never);
  const page = renderToStaticMarkup(<Fields postcode={postcode} />);
  const [, colour, text] = /quote-served--(\w+)">([^<]*)/.exec(page) ?? [];
  return [colour, text];
}

describe('postcode answer', () => {
  it('says whether the company serves the postcode', () => {
    expect(readAnswer('5000', ['5000'])).toEqual(['yes', 'Yes, we work in 5000.']);
    expect(readAnswer('5290', ['5000'])).toEqual([
      'no',
      'We don’t usually work in 5290. Send your request anyway and we’ll tell you if we can come.',
    ]);
  });

  it.each([
    ['no postcodes', []],
    ['nothing at all', undefined],
  ])('promises nothing while the company has saved %s', (_, saved) =>
    expect(readAnswer('5000', saved)).toEqual(['no', 'Send your request and we’ll tell you if we can come to 5000.']),
  );

  it('stays empty until the postcode is complete', () => expect(readAnswer('500', [])[1]).toBe(''));
});
