import { SMS_PROVIDERS, type SmsProvider } from '@cleaning/contracts';

/** Gateway for text messages, from `SMS_URL`. */
export interface SmsGateway {
  readonly provider: SmsProvider;
  /** https, and http on this machine. */
  readonly origin: string;
  readonly user: string;
  readonly password: string;
  /**
   * An E.164 number, a name of up to 11 letters, or the SID of a Twilio messaging service; empty: the provider's
   * default.
   */
  readonly from: string;
}

export interface OutgoingSms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The gateway drops the message after this. */
  readonly expiresAt: Date;
}

export interface SmsRequest {
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const SENDER = /^(\+\d{8,15}|\d{3,15}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}|MG[0-9a-f]{32})$/;
/** Twilio accepts up to ten hours (errors 21624, 90007). */
const LONGEST_VALIDITY_SECONDS = 36_000;

const isProvider = (scheme: string): scheme is SmsProvider => Object.hasOwn(SMS_PROVIDERS, scheme);

/** `twilio://SID:TOKEN@api.twilio.com?from=+61…` or `messagemedia://KEY:SECRET@api.messagemedia.com?from=+61…`; undefined for anything else. */
export function parseSmsUrl(text: string): SmsGateway | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const provider = url.protocol.slice(0, -1);
  // A plus in a query means a space.
  const from = (url.searchParams.get('from') ?? '').replace(/^ /, '+').trim();
  const isComplete = url.username !== '' && url.password !== '' && url.hostname !== '';
  if (!isProvider(provider) || !isComplete || !['', '/'].includes(url.pathname)) return undefined;
  if (from === '' ? provider === 'twilio' : !SENDER.test(from)) return undefined;
  return {
    provider,
    origin: `${LOOPBACK.has(url.hostname) ? 'http' : 'https'}://${url.host}`,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  };
}

/** The request of Twilio's Messages resource, or of MessageMedia's Messages API. Both take the credentials as Basic. */
export function buildSmsRequest(gateway: SmsGateway, sms: OutgoingSms, now: Date): SmsRequest {
  return gateway.provider === 'twilio' ? buildTwilioRequest(gateway, sms, now) : buildMessageMediaRequest(gateway, sms);
}

function buildTwilioRequest({ origin, user, from }: SmsGateway, sms: OutgoingSms, now: Date): SmsRequest {
  const seconds = Math.floor((sms.expiresAt.getTime() - now.getTime()) / 1000);
  const form = new URLSearchParams({ To: sms.to });
  form.set(from.startsWith('MG') && from.length === 34 ? 'MessagingServiceSid' : 'From', from);
  form.set('Body', sms.text);
  form.set('ValidityPeriod', String(Math.min(Math.max(seconds, 1), LONGEST_VALIDITY_SECONDS)));
  return {
    url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
    contentType: 'application/x-www-form-urlencoded',
    body: form.toString(),
  };
}

function buildMessageMediaRequest({ origin, from }: SmsGateway, sms: OutgoingSms): SmsRequest {
  const message = {
    content: sms.text,
    destination_number: sms.to,
    format: 'SMS',
    message_expiry_timestamp: sms.expiresAt.toISOString(),
    ...(from === '' ? {} : { source_number: from }),
  };
  return {
    url: `${origin}/v1/messages`,
    contentType: 'application/json',
    body: JSON.stringify({ messages: [message] }),
  };
}
