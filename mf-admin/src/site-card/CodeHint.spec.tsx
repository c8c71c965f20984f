import { renderToStaticMarkup } from 'react-dom/server';
import { CodeHint } from './CodeHint';

const shown = (text: string) => renderToStaticMarkup(<CodeHint text={text} readBy="instructions" />);

it('names what looks like a code without showing it, and says where it belongs', () => {
  const markup = shown('Mop the hall. The alarm is 4711#.');
  expect(markup).toContain('This looks like a door or alarm code:');
  expect(markup).toContain('The alarm is ••••');
  expect(markup).not.toContain('4711');
  expect(markup).toContain('Door and alarm details');
});

it.each(['', 'Level 3, start at 06:00, call 0412 345 678.'])('says nothing of: %s', (text) => {
  expect(shown(text)).toBe('<div role="status"></div>');
});
