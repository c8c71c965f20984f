import { getSocialName } from './socialName';

describe('the name of a page of the company elsewhere', () => {
  it.each([
    ['https://www.facebook.com/gumleaf', 'Facebook'],
    ['https://instagram.com/gumleaf', 'Instagram'],
    ['https://maps.google.com/?cid=1', 'Google'],
    ['https://notfacebook.com/gumleaf', 'notfacebook.com'],
    ['https://www.tradies.example/gumleaf', 'tradies.example'],
  ])('%s is %s', (address, name) => {
    expect(getSocialName(address)).toBe(name);
  });
});
