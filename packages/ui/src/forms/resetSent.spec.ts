import { resetSent } from './resetSent';

interface Form {
  version: number;
  name: string;
  lines: { text: string }[];
}
const EMPTY: Form = { version: 0, name: '', lines: [] };

/** What a form holds, without its fields. */
function typedForm(typed: Form) {
  let values = typed;
  return {
    getValues: (() => values) as never,
    reset: (kept: unknown) => {
      values = kept as Form;
    },
    setValue: (name: string, value: unknown) => {
      values = { ...values, [name]: value };
    },
    values: () => values,
  };
}

describe('a form whose values were kept', () => {
  const sent: Form = { version: 0, name: 'Library', lines: [{ text: 'Windows' }] };

  it('holds what was kept', () => {
    const form = typedForm(sent);
    expect(resetSent(form, sent, { ...sent, version: 1, name: 'The library' })).toBe(false);
    expect(form.values()).toEqual({ ...sent, version: 1, name: 'The library' });
  });

  it('keeps what was typed before the answer came', () => {
    const form = typedForm(sent);
    form.setValue('lines', [{ text: 'Windows' }, { text: 'Floors' }]);
    expect(resetSent(form, sent, { ...sent, version: 1 })).toBe(true);
    expect(form.values()).toEqual({ version: 1, name: 'Library', lines: [{ text: 'Windows' }, { text: 'Floors' }] });
  });

  it('is empty for the next thing, but for what was typed of it already', () => {
    const form = typedForm(sent);
    form.setValue('name', 'School');
    expect(resetSent(form, sent, EMPTY)).toBe(true);
    expect(form.values()).toEqual({ ...EMPTY, name: 'School' });
  });
});
