import { pathsIn } from './pathsIn';

const JOB = '/admin/jobs/019ab8a0-0000-7000-8000-000000000001';

describe('pathsIn', () => {
  it('splits a job address from the text around it', () =>
    expect(pathsIn(`Job created: Library (${JOB})`)).toEqual([
      { before: 'Job created: Library (', path: JOB },
      { before: ')', path: '' },
    ]));

  it.each(['No address', '/admin/jobs/x', `${JOB}/edit`, 'https://example.com/admin/jobs/'])(
    'finds no job address in %s',
    (text) => expect(pathsIn(text)).toEqual([{ before: text, path: '' }]),
  );
});
