import { type Place, saveInspectionTemplate } from '@cleaning/contracts';
import { Button, Notice, TextAreaField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { fieldSentences, refusalOf } from '@cleaning/ui/forms';
import { useState } from 'react';
import { template as texts } from './texts';

/** The areas with which inspections of a kind of place begin. */
export function TemplateForm({ place, areas }: { place: Place; areas: readonly string[] }) {
  const save = useAction(saveInspectionTemplate);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useUnsaved(typed !== null);

  async function submit() {
    const lines = (typed ?? areas.join('\n'))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const body = { place, areas: lines };
    const [found = ''] = Object.values(fieldSentences(saveInspectionTemplate, body));
    setProblem(found);
    if (found !== '' || !(await save.run({ body })).ok) return;
    setTyped((now) => (now === typed ? null : now));
    showToast(texts.saved);
  }

  return (
    <form
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextAreaField
        label={texts.areas}
        hint={texts.hint}
        rows={6}
        value={typed ?? areas.join('\n')}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" variant="secondary" busy={save.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
