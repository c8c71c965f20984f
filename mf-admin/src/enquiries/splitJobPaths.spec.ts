import { splitJobPaths } from './splitJobPaths';

const JOB = '/admin/jobs/019ab8a0-0000-7000-8000-000000000001';

describe('splitJobPaths', () => {
  it('splits a job address from the text around it', () =>
    expect(splitJobPaths(`Job created: Library (${JOB})`)).toEqual([
      { before: 'Job created: Library (', path: JOB },
      { before: ')', path: '' },
    ]));

  it.each(['No address', '/admin/jobs/x', `${JOB}/edit`, 'https://example.com/admin/jobs/'])(
    'finds no job address in %s',
    (text) => expect(splitJobPaths(text)).toEqual([{ before: text, path: '' }]),
  );
});
