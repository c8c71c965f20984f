import { buildClientChoice, type ClientChoice, getFirstPrice, isAmountWrong } from './clientCharge';

const choose = (choice: Partial<ClientChoice>): ClientChoice => ({ ...buildClientChoice('client'), ...choice });

describe('charge of a new job’s client', () => {
  it('is by the hour until something else is chosen', () =>
    expect(getFirstPrice(buildClientChoice('client'))).toEqual({ basis: 'hour', amount: '' }));

  it('is a monthly price with its amount', () =>
    expect(getFirstPrice(choose({ charge: 'month', amount: '480' }))).toEqual({ basis: 'month', amount: '480' }));

  it.each([{ charge: 'later' as const }, { clientId: '' }])('is no price for %j', (choice) =>
    expect(getFirstPrice(choose(choice))).toBeNull(),
  );

  it.each(['', '0', '0.00', '-1', 'lots'])('refuses a monthly amount of "%s"', (amount) =>
    expect(isAmountWrong(choose({ charge: 'month', amount }))).toBe(true),
  );

  it.each<Partial<ClientChoice>>([
    { charge: 'month', amount: '480' },
    { charge: 'month', amount: '480.50' },
    { charge: 'hour' },
    { charge: 'later' },
    { charge: 'month', clientId: '' },
  ])('takes %j', (choice) => expect(isAmountWrong(choose(choice))).toBe(false));
});
