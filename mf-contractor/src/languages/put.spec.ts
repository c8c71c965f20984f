import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { putTexts } from './put';
import { NO_PHONE } from './withoutPhone';

const english = () => ({
  title: 'Jobs',
  count: (count: number) => (count === 1 ? 'One job' : `${count} jobs`),
  into: (account: string) => (account === '' ? '' : `into ${account}`),
  held: ({ reason }: { reason: string }) => `Held: ${reason}`,
  call: 'Call 1',
  nothing: '',
  kinds: { quick: 'Quick' },
});

const spanish = () => {
  const messages = {
    'a.title': 'Trabajos',
    'a.count': '{0, plural, one {Un trabajo} other {# trabajos}}',
    'a.into': '{is0, select, none {} other {en {0}}}',
    'a.held': 'Retenido: {reason}',
    'a.call': 'Llame a la oficina: {phone}.',
    'a.kinds.quick': 'Rápido',
  };
  const compiled = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));
  return setupI18n({ locale: 'es', messages: { es: compiled } });
};

it('puts messages in the place of English texts, and English back', () => {
  const texts = english();
  putTexts(texts, 'a', spanish(), { phone: '0800' });
  expect([texts.title, texts.count(1), texts.count(3), texts.kinds.quick]).toEqual([
    'Trabajos',
    'Un trabajo',
    '3 trabajos',
    'Rápido',
  ]);
  expect([texts.into(''), texts.into('123'), texts.held({ reason: 'x' })]).toEqual(['', 'en 123', 'Retenido: x']);
  expect([texts.call, texts.nothing]).toEqual(['Llame a la oficina: 0800.', '']);
  putTexts(texts, 'a', null, {});
  expect([texts.title, texts.count(3), texts.kinds.quick]).toEqual(['Jobs', '3 jobs', 'Quick']);
});

it('ends a sentence before a telephone number that nobody has entered', () => {
  const texts = english();
  putTexts(texts, 'a', spanish(), { phone: NO_PHONE });
  expect([texts.call, texts.held({ reason: 'x' })]).toEqual(['Llame a la oficina.', 'Retenido: x']);
});
