import { getSocialName } from './socialName';

describe('getSocialName', () => {
  it.each([
    ['https://www.facebook.com/gumleaf', 'Facebook'],
    ['https://instagram.com/gumleaf', 'Instagram'],
    ['https://maps.google.com/?cid=1', 'Google'],
    ['https://notfacebook.com/gumleaf', 'notfacebook.com'],
    ['https://www.tradies.example/gumleaf', 'tradies.example'],
  ])('names %s %s', (address, name) => {
    expect(getSocialName(address)).toBe(name);
  });
});
