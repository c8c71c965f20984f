import { computeBrandColours } from '@cleaning/contracts';
import { Body, Button, Container, Head, Heading, Html, Preview, Text } from '@react-email/components';
import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompanyState } from '../company/known-company.service.js';
import type { Logo } from '../company/known-logo.entity.js';
import type { MailText } from './mail-text.js';
import type { MailFoot } from './mail-texts.js';

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const PAGE = { backgroundColor: '#f2f5f3', fontFamily: FONT, margin: 0, padding: '24px 12px' };
const CARD = { backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '560px', padding: '24px' };
/** Programs that read messages dark leave pictures as they are: a logo keeps a white ground. */
const LOGO_HEIGHT = 40;
const LOGO = { backgroundColor: '#ffffff', borderRadius: '4px', margin: '0 0 16px' };
const TITLE = { color: '#14261d', fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' };
const TEXT = { color: '#22332a', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
const FOOT = { color: '#52635a', fontSize: '14px', lineHeight: '20px', margin: '16px 0 0' };
const ACTION = {
  borderRadius: '8px',
  color: '#ffffff',
  fontSize: '16px',
  padding: '12px 20px',
};

/** Clients that darken messages by themselves leave these colours alone. No quotes or brackets: React would escape them. */
const buildDarkStyles = (link: string) => `@media (prefers-color-scheme: dark) {
  .page { background-color: #10160f !important; }
  .card { background-color: #1b241e !important; }
  .title, .text { color: #eef4f0 !important; }
  .foot { color: #b4c3ba !important; }
  .action { background-color: ${link} !important; color: #0c1220 !important; }
}`;

interface MailPage {
  readonly text: MailText;
  readonly company: CompanyState;
  readonly logo: Logo | undefined;
  readonly siteUrl: string;
  /** Where this kind of message is switched off. */
  readonly unsubscribeUrl: string | undefined;
  readonly foot: MailFoot;
}

const Page = ({
  text: { subject, paragraphs, action, closing = [] },
  company,
  logo,
  siteUrl,
  unsubscribeUrl,
  foot,
}: MailPage) => (
  <Html lang={foot.language === 'en' ? 'en-AU' : foot.language} dir="ltr">
    <Head>
      <title>{subject}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{buildDarkStyles(computeBrandColours(company.colour).dark.link)}</style>
    </Head>
    <Preview>{paragraphs.slice(1).join(' ')}</Preview>
    <Body className="page" style={PAGE}>
      <Container className="card" style={CARD}>
        {logo && (
          <img
            src={`${siteUrl}${logo.path}`}
            alt={company.name}
            height={LOGO_HEIGHT}
            width={Math.round((LOGO_HEIGHT * logo.width) / logo.height)}
            style={LOGO}
            data-skip-in-text="true"
          />
        )}
        <Heading as="h1" className="title" style={TITLE}>
          {subject}
        </Heading>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
          <Text key={index} className="text" style={TEXT}>
            {paragraph}
          </Text>
        ))}
        {action && (
          <Button
            className="action"
            style={{ ...ACTION, backgroundColor: company.colour }}
            href={`${siteUrl}${action.path}`}
          >
            {action.label}
          </Button>
        )}
        {closing.map((paragraph) => (
          <Text key={paragraph} className="text" style={{ ...TEXT, margin: '16px 0 0' }}>
            {paragraph}
          </Text>
        ))}
        <Text className="foot" style={FOOT}>
          {[company.name, company.telephone].filter(Boolean).join(', ')}
          {company.name && '. '}
          {foot.answers}
        </Text>
        {unsubscribeUrl && (
          <Text className="foot" style={FOOT}>
            <a className="foot" style={{ color: '#52635a' }} href={unsubscribeUrl}>
              {foot.unsubscribe}
            </a>
          </Text>
        )}
      </Container>
    </Body>
  </Html>
);

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A message as HTML, and the same content as plain text. */
export function renderMail(page: MailPage): { html: string; text: string } {
  const html = `${DOCTYPE}${renderToStaticMarkup(<Page {...page} />)}`;
  const text = convert(html, {
    wordwrap: 76,
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { linkBrackets: false } },
      { selector: 'table', format: 'block' },
    ],
  });
  return { html, text };
}
