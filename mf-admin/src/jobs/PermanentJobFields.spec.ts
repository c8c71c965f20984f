import { buildAddressLink } from './PermanentJobFields';
import { endsNextDay, splitTime } from './timelineRow';

describe('timetable row', () => {
  it.each([
    ['06:00-08:30', { start: '06:00', end: '08:30' }],
    ['-08:30', { start: '', end: '08:30' }],
    ['06:00-', { start: '06:00', end: '' }],
    ['-', { start: '', end: '' }],
  ])('splits %s into start and end', (time, halves) => expect(splitTime(time)).toEqual(halves));

  it.each([
    ['06:00-08:00', false],
    ['22:00-02:00', true],
    ['00:00-00:00', true],
    ['22:00-', false],
    ['-', false],
  ])('decides whether %s ends on the next day: %s', (time, overnight) => expect(endsNextDay(time)).toBe(overnight));
});

describe('map link', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' 2 Jetty Road, Glenelg ', 'https://www.google.com/maps/search/?api=1&query=2%20Jetty%20Road%2C%20Glenelg'],
  ])('leads for the address %j to %j', (address, link) => expect(buildAddressLink(address)).toBe(link));
});
