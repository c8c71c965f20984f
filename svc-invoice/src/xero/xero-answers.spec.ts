import { readXeroInstant, readXeroWords, xeroPayments } from './xero-answers.js';

describe('instants of Xero', () => {
  it.each([
    ['/Date(1552326816230)/', '2019-03-11T17:53:36.230Z'],
    ['/Date(1552326816230+0000)/', '2019-03-11T17:53:36.230Z'],
    ['2019-03-11T00:00:00', '2019-03-11T00:00:00.000Z'],
    ['2019-03-11T10:00:00+10:30', '2019-03-10T23:30:00.000Z'],
  ])('are read from %s', (written, read) => {
    expect(readXeroInstant(written).toISOString()).toBe(read);
  });

  it('make an answer unreadable when they are none', () => {
    const payment = { PaymentID: '0f33ef31-9b2f-4bf9-8d3c-9e0b8fbf3f5e', Date: 'soon', UpdatedDateUTC: 'now' };
    expect(xeroPayments.safeParse({ Payments: [payment] }).success).toBe(false);
  });
});

describe('Xero’s own words', () => {
  it.each([
    [
      {
        Message: 'A validation exception occurred',
        Elements: [{ ValidationErrors: [{ Message: 'One.' }, { Message: 'Two.' }, { Message: 'One.' }] }],
      },
      'One. Two.',
    ],
    [{ Message: 'The string is not a valid GUID' }, 'The string is not a valid GUID'],
    [{ Title: 'Forbidden', Detail: 'AuthenticationUnsuccessful' }, 'AuthenticationUnsuccessful'],
    ['<html>', ''],
    [undefined, ''],
  ])('of %j are %j', (body, words) => {
    expect(readXeroWords(body)).toBe(words);
  });
});
