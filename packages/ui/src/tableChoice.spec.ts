import { readChoice } from './tableChoice';

const kept = (text: string | null) => readChoice('work', { getItem: (key) => (key === 'table:work' ? text : null) });

it('reads the stored choice of a table', () =>
  expect(kept('{"sort":"date","direction":"desc","pageSize":50,"hidden":["Hours"]}')).toEqual({
    sort: 'date',
    direction: 'desc',
    pageSize: 50,
    hidden: ['Hours'],
  }));

it.each([null, '', 'no', '[]', 'null', '{"sort":1,"direction":"up","pageSize":"9","hidden":[3]}'])(
  'takes nothing of another form: %p',
  (text) => expect({ ...kept(text), hidden: [] }).toEqual({ hidden: [] }),
);
