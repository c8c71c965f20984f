import { ApiError } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadError } from './LoadError';

const error = new ApiError(503, { msg: 'This service is not available right now.', code: 'any' });
const shown = (of: { data: unknown; error: unknown }) => renderToStaticMarkup(<LoadError of={of} />);

describe('choices of a field', () => {
  it('that could not be read say why', () =>
    expect(shown({ data: undefined, error })).toMatch(/role="alert".*not available/));

  it.each([
    ['that are read', { data: undefined, error: null }],
    ['that are there from before', { data: [], error }],
  ])('%s say nothing', (_case, of) => expect(shown(of)).toBe(''));
});
