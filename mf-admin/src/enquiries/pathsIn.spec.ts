import { pathsIn } from './pathsIn';

const JOB = '/admin/jobs/019ab8a0-0000-7000-8000-000000000001';

describe('addresses of jobs in a note', () => {
  it('are told apart from the words around them', () =>
    expect(pathsIn(`Job created: Library (${JOB})`)).toEqual([
      { before: 'Job created: Library (', path: JOB },
      { before: ')', path: '' },
    ]));

  it.each(['No address', '/admin/jobs/x', `${JOB}/edit`, 'https://example.com/admin/jobs/'])('are not in %s', (text) =>
    expect(pathsIn(text)).toEqual([{ before: text, path: '' }]),
  );
});
