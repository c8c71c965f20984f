import { createFormControl } from 'react-hook-form';
import { resetToSaved } from './resetToSaved';

interface Form {
  version: number;
  name: string;
  lines: { text: string }[];
}
const EMPTY: Form = { version: 0, name: '', lines: [] };

/** A form and its field of a name, which is not drawn anew. */
function typedForm(typed: Form) {
  const { formControl: form } = createFormControl<Form>();
  form.reset(typed);
  const field = { name: 'name', type: 'text', value: '' };
  const { ref, onChange } = form.register('name');
  ref(field);
  const type = (value: string) => {
    field.value = value;
    return onChange({ target: field, type: 'change' });
  };
  return { ...form, field, type, values: () => form.getValues() };
}

describe('a form whose values were kept', () => {
  const sent: Form = { version: 0, name: 'Library', lines: [{ text: 'Windows' }] };

  it('holds the saved values', () => {
    const form = typedForm(sent);
    expect(resetToSaved(form, sent, { ...sent, version: 1, name: 'The library' })).toBe(false);
    expect(form.values()).toEqual({ ...sent, version: 1, name: 'The library' });
  });

  it('keeps what is typed before the answer', () => {
    const form = typedForm(sent);
    form.setValue('lines', [{ text: 'Windows' }, { text: 'Floors' }]);
    expect(resetToSaved(form, sent, { ...sent, version: 1 })).toBe(true);
    expect(form.values()).toEqual({ version: 1, name: 'Library', lines: [{ text: 'Windows' }, { text: 'Floors' }] });
  });

  it('is empty for the next entry, except for what is typed already', () => {
    const form = typedForm(sent);
    form.setValue('name', 'School');
    expect(resetToSaved(form, sent, EMPTY)).toBe(true);
    expect(form.values()).toEqual({ ...EMPTY, name: 'School' });
  });

  it('takes what is typed before the next render', async () => {
    const form = typedForm(sent);
    await form.type('School');
    resetToSaved(form, sent, EMPTY);
    expect(form.field.value).toBe('School');
    await form.type('School 2');
    expect(form.values()).toEqual({ ...EMPTY, name: 'School 2' });
  });

  it('is dirty only where something is typed since', async () => {
    const form = typedForm(sent);
    resetToSaved(form, sent, { ...sent, version: 1 });
    expect(form.getFieldState('name').isDirty).toBe(false);
    await form.type('School');
    expect(form.getFieldState('name').isDirty).toBe(true);
  });
});
