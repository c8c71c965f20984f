import { findFenceProblems, formatPoint, movePoint, parsePoint, toFence, toPoint } from './fencePoint';

const HERE = { lat: -34.92866, lng: 138.59986 };
const FORM = { lat: '-34.92866', lng: '138.59986', radius: '150' };

describe('movePoint', () => {
  it.each([
    ['ArrowUp', 100, { lat: -34.927762, lng: 138.59986 }],
    ['ArrowDown', 100, { lat: -34.929558, lng: 138.59986 }],
    // A degree of longitude is shorter here.
    ['ArrowRight', 100, { lat: -34.92866, lng: 138.600956 }],
    ['ArrowLeft', 5, { lat: -34.92866, lng: 138.599805 }],
  ])('moves the pin with %s by %d m', (key, metres, point) => expect(movePoint(key, HERE, metres)).toEqual(point));

  it('stops at the pole and ignores other keys', () => {
    expect(movePoint('ArrowUp', { lat: 90, lng: 180 }, 50)).toEqual({ lat: 90, lng: 180 });
    expect(movePoint('Enter', HERE, 5)).toBeNull();
  });
});

describe('location form', () => {
  it.each([
    ['-34.92866, 138.59986', HERE],
    [' -34.92866 138.59986 ', HERE],
    ['-34.92866', null],
    ['134.9, 138.5', null],
    ['Adelaide', null],
  ])('reads the pasted text %j as %j', (text, point) => expect(parsePoint(text)).toEqual(point));

  it.each([
    [FORM, HERE],
    [{ ...FORM, lat: '-34,92866' }, HERE],
    [{ ...FORM, lat: '' }, null],
    [{ ...FORM, lng: '190' }, null],
    [{ ...FORM, lng: 'east' }, null],
  ])('reads %j as the point %j', (form, point) => expect(toPoint(form)).toEqual(point));

  it.each([
    [FORM, []],
    [{ ...FORM, lat: '' }, ['lat']],
    [{ ...FORM, lat: '91', lng: '' }, ['lat', 'lng']],
    [{ ...FORM, radius: '29' }, ['radius']],
    [{ ...FORM, radius: '5001' }, ['radius']],
    [{ ...FORM, radius: '150.5' }, ['radius']],
    [{ ...FORM, radius: '' }, ['radius']],
  ])('reports for %j the fields %j', (form, fields) => expect(Object.keys(findFenceProblems(form))).toEqual(fields));

  it('sends numbers and shows a point with at most 6 decimals', () => {
    expect(toFence(FORM, 'job')).toEqual({ job_id: 'job', ...HERE, radius: 150 });
    expect(formatPoint({ lat: -34.9286600001, lng: 138.5 })).toBe('-34.92866, 138.5');
  });
});
