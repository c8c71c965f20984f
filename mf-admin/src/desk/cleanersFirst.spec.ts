import { sortCleanersFirst } from './cleanersFirst';

it('puts admins last and keeps the order otherwise', () => {
  const people = ['owner', 'bo', 'ana'].map((id) => ({ id }));
  expect(sortCleanersFirst(people, new Set(['owner'])).map(({ id }) => id)).toEqual(['bo', 'ana', 'owner']);
  expect(sortCleanersFirst(people, new Set()).map(({ id }) => id)).toEqual(['owner', 'bo', 'ana']);
});
