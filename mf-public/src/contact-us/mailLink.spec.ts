import { buildMailLink } from './mailLink';

const filled = {
  name: 'Ana Čović',
  email: 'ana@shop.example',
  subject: 'Windows & doors',
  message: 'Hello\nand thanks?',
};

describe('buildMailLink', () => {
  it('fills in subject, message and sender', () => {
    const link = new URL(buildMailLink('hello@gumleaf.example', filled, 'Feedback'));
    expect(link.pathname).toBe('hello@gumleaf.example');
    expect(link.searchParams.get('subject')).toBe('Windows & doors');
    expect(link.searchParams.get('body')).toBe('Hello\r\nand thanks?\r\n\r\nAna Čović <ana@shop.example>');
  });
  it('opens an empty message from an empty form', () => {
    const link = buildMailLink('a@b.example', { name: '', email: '', subject: ' ', message: '' }, 'Feedback');
    expect(link).toBe('mailto:a@b.example?subject=Feedback&body=');
  });
  it('writes spaces as %20, because mail programs show a plus sign', () => {
    expect(buildMailLink('a@b.example', filled, '')).not.toContain('+');
  });
});
