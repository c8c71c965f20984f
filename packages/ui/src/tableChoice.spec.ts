import { readChoice } from './tableChoice';

const readStored = (text: string | null) =>
  readChoice('work', { getItem: (key) => (key === 'table:work' ? text : null) });

it('reads the stored choice of a table', () =>
  expect(readStored('{"sort":"date","direction":"desc","pageSize":50,"hidden":["Hours"]}')).toEqual({
    sort: 'date',
    direction: 'desc',
    pageSize: 50,
    hidden: ['Hours'],
  }));

it.each([null, '', 'no', '[]', 'null', '{"sort":1,"direction":"up","pageSize":"9","hidden":[3]}'])(
  'ignores an invalid stored choice: %p',
  (text) => expect({ ...readStored(text), hidden: [] }).toEqual({ hidden: [] }),
);
