import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInvitedPeople } from './invitedPeople';

describe('readInvitedPeople', () => {
  it.each([
    ['commas', 'Lan Nguyen, lan@example.com'],
    ['a spreadsheet', 'Lan Nguyen\tlan@example.com\t0491 570 156'],
    ['semicolons', 'Lan Nguyen;lan@example.com'],
    ['first and last name', 'Lan,Nguyen,0491570156,lan@example.com'],
    ['the address first', 'lan@example.com,0491 570 156,Lan Nguyen'],
    ['an address book', 'Lan Nguyen <lan@example.com>'],
    ['quotation marks', '"Lan Nguyen","lan@example.com"'],
    ['headings and blank lines', '\uFEFFName,Email\r\n\r\nLan Nguyen,lan@example.com\r\n'],
  ])('reads name and email address from %s', (_, text) => {
    expect(readInvitedPeople(text)).toEqual({
      people: [{ name: 'Lan Nguyen', email: 'lan@example.com' }],
      problems: [],
    });
  });

  it('reports lines without an email address or a name', () => {
    const text = 'Ana, ana@example.com\nBo, 0491 570 156\n\ncai@example.com';
    expect(readInvitedPeople(text)).toEqual({
      people: [{ name: 'Ana', email: 'ana@example.com' }],
      problems: ['Line 2 has no email address.', 'Line 4 has no name.'],
    });
  });

  it('keeps one person for a repeated email address', () => {
    expect(readInvitedPeople('Ann, ana@example.com\nAna, Ana@example.com').people).toEqual([
      { name: 'Ana', email: 'Ana@example.com' },
    ]);
  });

  it('reads Deputy’s export of team members without people who have left', () => {
    const text = readFileSync(join(__dirname, 'cases', 'people-deputy.csv'), 'utf8');
    expect(readInvitedPeople(text)).toEqual({
      people: [
        { name: 'Lan Nguyễn', email: 'lan@example.com' },
        { name: 'Mateo de la Cruz', email: 'mateo@example.com' },
      ],
      problems: ['Line 5 has no email address.', 'Line 6 has a termination date. Old Hand is left out.'],
    });
  });

  it.each([
    ['a full name', 'Employee Export Code,Employee Name,Email\n7,Lan Nguyen,lan@example.com'],
    ['a first name alone', 'Mobile,Email,First Name\n0491570156,lan@example.com,Lan Nguyen'],
    ['a comma in the name', 'Name,Email,Mobile\nLan,Nguyen,lan@example.com'],
    ['an address in brackets', 'Name,Email\nLan Nguyen,Lan N <lan@example.com>'],
  ])('reads columns with %s', (_, text) => {
    expect(readInvitedPeople(text)).toEqual({
      people: [{ name: 'Lan Nguyen', email: 'lan@example.com' }],
      problems: [],
    });
  });

  it('returns no people for blank text', () => {
    expect(readInvitedPeople(' \n')).toEqual({ people: [], problems: [] });
  });
});
