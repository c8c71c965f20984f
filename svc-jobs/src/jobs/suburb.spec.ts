import { getSuburb } from './suburb.js';

describe('getSuburb', () => {
  it.each([
    ['2 Jetty Road, Glenelg SA 5045', 'Glenelg'],
    ['1 King William Street, Adelaide SA 5000', 'Adelaide'],
    ['75 The Parade, Norwood SA 5067', 'Norwood'],
    ['1 North Terrace, Adelaide', 'Adelaide'],
    ['Level 3, 12 Rundle Mall, North Adelaide, SA 5006', 'North Adelaide'],
    ['4 Main Street, Port Adelaide, South Australia, 5015, Australia', 'Port Adelaide'],
    ['4 Main Street, Port Adelaide South Australia', 'Port Adelaide'],
    ['18 Unley Rd Unley SA 5061', 'Unley'],
    ['3 High St, St Peters SA 5069', 'St Peters'],
    ['Unit 4, 18 Unley Rd Unley SA 5061', 'Unley'],
    ['7 Mill Lane', ''],
    ['Glenelg', 'Glenelg'],
    ['12345', ''],
    ['', ''],
  ])('reads %s as %s', (address, suburb) => expect(getSuburb(address)).toBe(suburb));
});
