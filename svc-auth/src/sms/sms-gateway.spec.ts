import { buildSmsRequest, parseSmsUrl } from './sms-gateway.js';

const SMS = { to: '+61412345678', text: 'Hello', expiresAt: new Date('2026-11-28T00:30:00Z') };
const NOW = new Date('2026-11-28T00:00:00Z');

describe('SMS_URL', () => {
  it('names provider, credentials and sender, with https for hosts on the internet', () => {
    expect(parseSmsUrl('twilio://AC1:to%2Fken@api.twilio.com?from=+61400000000')).toEqual({
      provider: 'twilio',
      origin: 'https://api.twilio.com',
      user: 'AC1',
      password: 'to/ken',
      from: '+61400000000',
    });
    expect(parseSmsUrl('messagemedia://k:s@api.messagemedia.com')).toMatchObject({
      provider: 'messagemedia',
      from: '',
    });
    expect(parseSmsUrl('twilio://a:b@127.0.0.1:81?from=Gumleaf')?.origin).toBe('http://127.0.0.1:81');
  });

  it.each([
    'https://a:b@api.twilio.com?from=+61400000000',
    'twilio://a:b@api.twilio.com',
    'twilio://a@api.twilio.com?from=+61400000000',
    'twilio://a:b@api.twilio.com/elsewhere?from=+61400000000',
    'twilio://a:b@api.twilio.com?from=Longer%20than%20eleven',
    'messagemedia://api.messagemedia.com',
    'nothing',
  ])('is invalid as %s', (url) => {
    expect(parseSmsUrl(url)).toBeUndefined();
  });

  it('accepts a Twilio messaging service as sender', () => {
    const gateway = parseSmsUrl(`twilio://AC1:t@api.twilio.com?from=MG${'0a'.repeat(16)}`);
    const body = gateway && new URLSearchParams(buildSmsRequest(gateway, SMS, NOW).body);
    expect(Object.fromEntries(body ?? [])).toEqual({
      To: '+61412345678',
      MessagingServiceSid: `MG${'0a'.repeat(16)}`,
      Body: 'Hello',
      ValidityPeriod: '1800',
    });
  });
});
