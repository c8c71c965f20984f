import { createFormControl } from 'react-hook-form';
import { resetToSaved } from './resetToSaved';

interface Form {
  version: number;
  name: string;
  lines: { text: string }[];
}
const EMPTY: Form = { version: 0, name: '', lines: [] };

/** A form with a name field that isn't rendered again. */
function createForm(typed: Form) {
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

describe('resetToSaved', () => {
  const sent: Form = { version: 0, name: 'Library', lines: [{ text: 'Windows' }] };

  it('shows the saved values', () => {
    const form = createForm(sent);
    expect(resetToSaved(form, sent, { ...sent, version: 1, name: 'The library' })).toBe(false);
    expect(form.values()).toEqual({ ...sent, version: 1, name: 'The library' });
  });

  it('keeps values typed before the answer', () => {
    const form = createForm(sent);
    form.setValue('lines', [{ text: 'Windows' }, { text: 'Floors' }]);
    expect(resetToSaved(form, sent, { ...sent, version: 1 })).toBe(true);
    expect(form.values()).toEqual({ version: 1, name: 'Library', lines: [{ text: 'Windows' }, { text: 'Floors' }] });
  });

  it('empties the form for the next entry except values already typed', () => {
    const form = createForm(sent);
    form.setValue('name', 'School');
    expect(resetToSaved(form, sent, EMPTY)).toBe(true);
    expect(form.values()).toEqual({ ...EMPTY, name: 'School' });
  });

  it('keeps values typed before the next render', async () => {
    const form = createForm(sent);
    await form.type('School');
    resetToSaved(form, sent, EMPTY);
    expect(form.field.value).toBe('School');
    await form.type('School 2');
    expect(form.values()).toEqual({ ...EMPTY, name: 'School 2' });
  });

  it('marks only fields typed since as dirty', async () => {
    const form = createForm(sent);
    resetToSaved(form, sent, { ...sent, version: 1 });
    expect(form.getFieldState('name').isDirty).toBe(false);
    await form.type('School');
    expect(form.getFieldState('name').isDirty).toBe(true);
  });
});
