import { buildMailText } from '../mail/mail-texts.js';

describe('the client code mail', () => {
  const given = { name: 'Dana Finch', code: '012345' };

  it('has the code for the requesting browser and a link for any browser', () => {
    const { paragraphs, action } = buildMailText('client-code', { ...given, path: '/client#link.1.x' });
    expect(paragraphs.join('\n')).toMatch(
      /is 012345\. Enter it in the browser you asked from\..*works in any browser/s,
    );
    expect(action).toEqual({ label: 'Open the client page', path: '/client#link.1.x' });
  });

  it('has only the code when svc-invoice 1.9.0 sends no link', () => {
    const { paragraphs, action } = buildMailText('client-code', given);
    expect(action).toBeUndefined();
    expect(paragraphs.join('\n')).not.toContain('link');
  });

  it('says that the company never asks for the code or the link', () =>
    expect(buildMailText('client-code', given).closing?.join()).toContain(
      'We’ll never ask you for the code or the link',
    ));
});
