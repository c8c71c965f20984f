import { ApiError } from '@cleaning/ui/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryState } from './Feedback';
import { StaticRouter } from './server';

const buildFailedQuery = (status: number, msg: string) => ({
  data: undefined,
  error: new ApiError(status, { msg, code: 'any' }),
  isFetching: false,
  errorUpdateCount: 1,
  refetch: () => null,
});
const render = (query: ReturnType<typeof buildFailedQuery>) =>
  renderToStaticMarkup(
    <StaticRouter location="/admin/work/7">
      <QueryState query={query} list={{ to: '/admin/work', label: 'Timesheets' }}>
        {() => 'the record'}
      </QueryState>
    </StaticRouter>,
  );

describe('QueryState', () => {
  it('says that the record is missing and links to its list', () => {
    const html = render(buildFailedQuery(404, 'There is no such record.'));
    expect(html).toContain('<h1 class="ui-empty__title">There is no such record.</h1>');
    expect(html).toMatch(/<a [^>]*href="\/admin\/work"[^>]*>Back to Timesheets<\/a>/);
    expect(html).not.toContain('Retry');
  });

  it('offers a retry when the record cannot load', () => {
    const html = render(buildFailedQuery(503, 'This service is not available right now.'));
    expect(html).toContain('Retry');
    expect(html).not.toContain('href');
  });
});
