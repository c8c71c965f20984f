import { type Place, saveInspectionTemplate } from '@cleaning/contracts';
import { TextAreaField } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { bindFields, listFieldSentences, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { template as texts } from './texts';

interface Typed {
  /** One area per line. */
  readonly areas: string;
}

/** Default areas for inspections of a kind of place. */
export function TemplateForm({ place, areas }: { place: Place; areas: readonly string[] }) {
  const save = useAction(saveInspectionTemplate);
  const toBody = (typed: Typed) => ({
    place,
    areas: typed.areas
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  });
  const form = useForm<Typed>({
    defaultValues: { areas: areas.join('\n') },
    resolver: validateRules((typed) => {
      const [problem] = Object.values(listFieldSentences(saveInspectionTemplate, toBody(typed)));
      return problem === undefined ? {} : { areas: problem };
    }),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: toBody(typed) })}
      saved={texts.saved}
      onSaved={(_, typed) => resetToSaved(form, typed, typed)}
      submitLabel={texts.save}
      variant="secondary"
      className="ma-form"
    >
      <TextAreaField label={texts.areas} hint={texts.hint} rows={6} {...field('areas')} />
    </SaveForm>
  );
}
