import { assignAreaVersions } from './checklist-versions.js';

const item = (id: string, change = {}) => ({ id, text: 'Empty the bins', photo: false, required: true, ...change });
const area = (id: string, items = [item('bins')], name = 'Kitchen') => ({ id, name, items });
const before = [
  { ...area('kitchen'), version: 3 },
  { ...area('office', [item('desks')], 'Office'), version: 1 },
];

describe('assignAreaVersions', () => {
  it.each([
    ['without changes', area('kitchen'), 3],
    ['with another name', area('kitchen', undefined, 'Kitchen and bar'), 4],
    ['with another text of an item', area('kitchen', [item('bins', { text: 'Empty all bins' })]), 4],
    ['with an item made optional', area('kitchen', [item('bins', { required: false })]), 4],
    ['with an item that asks for a photo', area('kitchen', [item('bins', { photo: true })]), 4],
    ['with one more item', area('kitchen', [item('bins'), item('floor')]), 4],
    ['that is new', area('hall'), 1],
  ])('gives the right version to an area %s', (_, input, version) => {
    expect(assignAreaVersions([input], before)).toEqual([{ ...input, version }]);
  });

  it('keeps the version of an area that moves in the list', () => {
    const areas = [area('office', [item('desks')], 'Office'), area('kitchen')];
    expect(assignAreaVersions(areas, before).map(({ version }) => version)).toEqual([1, 3]);
  });
});
