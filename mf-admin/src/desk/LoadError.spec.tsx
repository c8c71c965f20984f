import { ApiError } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadError } from './LoadError';

const error = new ApiError(503, { msg: 'This service is not available right now.', code: 'any' });
const render = (query: { data: unknown; error: unknown }) => renderToStaticMarkup(<LoadError query={query} />);

describe('LoadError', () => {
  it('says why the data could not be loaded', () =>
    expect(render({ data: undefined, error })).toMatch(/role="alert".*not available/));

  it.each([
    ['for loaded data', { data: undefined, error: null }],
    ['while earlier data is still there', { data: [], error }],
  ])('shows nothing %s', (_case, query) => expect(render(query)).toBe(''));
});
