import { detailText } from './details.js';

describe('a detail as it is shown', () => {
  it.each([
    ['a BSB has its dash', 'bsb', '012345', '012-345'],
    ['a masked one stays', 'bsb', '••••345', '••••345'],
    ['none stays none', 'bsb', '', ''],
    ['an account number of six digits stays', 'account_number', '012345', '012345'],
  ] as const)('%s', (_what, field, value, shown) => expect(detailText(field, value)).toBe(shown));
});
