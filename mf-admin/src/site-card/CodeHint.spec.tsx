import { renderToStaticMarkup } from 'react-dom/server';
import { CodeHint } from './CodeHint';

const render = (text: string) => renderToStaticMarkup(<CodeHint text={text} readBy="instructions" />);

it('masks a likely door or alarm code and says where it belongs', () => {
  const markup = render('Mop the hall. The alarm is 4711#.');
  expect(markup).toContain('This looks like a door or alarm code:');
  expect(markup).toContain('The alarm is ••••');
  expect(markup).not.toContain('4711');
  expect(markup).toContain('Door and alarm details');
});

it.each(['', 'Level 3, start at 06:00, call 0412 345 678.'])('shows nothing for "%s"', (text) => {
  expect(render(text)).toBe('<div role="status"></div>');
});
