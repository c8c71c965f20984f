import { DEMO_POSTCODES } from '@cleaning/contracts/demo';
import { SUBURBS } from './suburbList';
import { findSuburb, suggestSuburbs } from './suburbs';

const names = (typed: string) => suggestSuburbs(SUBURBS, typed).map(({ name, postcode }) => `${name} ${postcode}`);

describe('suburbs of greater Adelaide', () => {
  it('are more than 400, each once, with an SA postcode', () => {
    expect(SUBURBS.length).toBeGreaterThan(400);
    expect(new Set(SUBURBS.map(({ name, postcode }) => `${name} ${postcode}`)).size).toBe(SUBURBS.length);
    for (const { name, postcode } of SUBURBS) expect(`${name} ${postcode}`).toMatch(/^[A-Z][A-Za-z' ]+ 5\d{3}$/);
  });

  it('include every postcode of the demo company', () => {
    const known = new Set(SUBURBS.map(({ postcode }) => postcode));
    expect(DEMO_POSTCODES.filter((postcode) => !known.has(postcode))).toEqual([]);
  });

  it.each([
    ['unl', ['Unley 5061', 'Unley Park 5061']],
    ['UNLEY P', ['Unley Park 5061']],
    ['5034', ['Clarence Park 5034', 'Goodwood 5034', 'Kings Park 5034', 'Millswood 5034', 'Wayville 5034']],
    ['norw', ['Norwood 5067']],
    ['u', []],
    ['nowhere', []],
  ])('match %s with %j', (typed, found) => expect(names(typed)).toEqual(found));

  it('put names that start with the typed text first', () => {
    expect(names('park')[0]).toMatch(/^Park/);
    expect(names('adelaide').slice(0, 2)).toEqual(['Adelaide 5000', 'Adelaide Airport 5950']);
  });

  it('match by exact name only', () => {
    expect(findSuburb(SUBURBS, ' unley ')).toEqual({ name: 'Unley', postcode: '5061' });
    expect(findSuburb(SUBURBS, 'unl')).toBeUndefined();
  });
});
