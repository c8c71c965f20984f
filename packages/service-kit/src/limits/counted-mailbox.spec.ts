import { getCountedMailbox } from './counted-mailbox.js';

describe('getCountedMailbox', () => {
  it.each([
    ['ana@site.example', 'ana@site.example'],
    ['Ana@Site.Example', 'ana@site.example'],
    ['ana+1@site.example', 'ana@site.example'],
    ['ana+a+b@site.example', 'ana@site.example'],
    ['+ana@site.example', '+ana@site.example'],
    ['a.na@site.example', 'a.na@site.example'],
    ['a.n.a+x@Googlemail.com', 'ana@gmail.com'],
  ])('counts %s under %s', (address, mailbox) => {
    expect(getCountedMailbox(address)).toBe(mailbox);
  });
});
