import { formatDetailValue } from './details.js';

describe('formatDetailValue', () => {
  it.each([
    ['writes a BSB with its dash', 'bsb', '012345', '012-345'],
    ['keeps a masked BSB', 'bsb', '••••345', '••••345'],
    ['keeps an empty BSB', 'bsb', '', ''],
    ['writes an ABN with its spaces', 'abn', '51824753556', '51 824 753 556'],
    ['keeps an empty ABN', 'abn', '', ''],
    ['keeps an account number of six digits', 'account_number', '012345', '012345'],
  ] as const)('%s', (_what, field, value, shown) => expect(formatDetailValue(field, value)).toBe(shown));
});
