import './visits.css';
import {
  type BodyInput,
  type Checklist,
  getChecklist,
  MAX_CHECKLIST_AREAS,
  MAX_CHECKLIST_ITEMS,
  saveChecklist,
} from '@cleaning/contracts';
import { Button, CheckboxField, formatInstant, Notice, QueryState, TextField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { CodeHint } from '../site-card/CodeHint';
import { checklist as texts } from './texts';

type Typed = Pick<BodyInput<typeof saveChecklist>, 'areas'>;
type Item = Typed['areas'][number]['items'][number];

const createItem = (): Item => ({ id: v4(), text: '', photo: false, required: true });

interface AreaProps {
  form: UseFormReturn<Typed>;
  index: number;
  onRemove: () => void;
}

function Area({ form, index, onRemove }: AreaProps) {
  const path = `areas.${index}` as const;
  // Areas and items have ids of their own, which are sent.
  const items = useFieldArray({ control: form.control, name: `${path}.items`, keyName: 'key' });
  const field = bindFields(form);
  // Removing an area's last item leaves it empty; saving asks for one.
  const isEmpty = form.formState.errors.areas?.[index]?.items?.root !== undefined;
  return (
    <fieldset className="ma-checklist-area">
      <legend>{form.watch(`${path}.name`) || texts.area(index + 1)}</legend>
      <TextField label={texts.areaName} hint={texts.areaHint} {...field(`${path}.name`)} />
      <ol className="ma-checklist-items">
        {items.fields.map(({ key }, place) => (
          <li key={key} className="ma-checklist-item">
            <TextField label={texts.item(place + 1)} {...field(`${path}.items.${place}.text`)} />
            <CheckboxField label={texts.required} {...form.register(`${path}.items.${place}.required`)} />
            <CheckboxField label={texts.photo} {...form.register(`${path}.items.${place}.photo`)} />
            <Button
              variant="ghost"
              aria-label={texts.removeItem(form.watch(`${path}.items.${place}.text`))}
              onClick={() => items.remove(place)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ol>
      {isEmpty && <Notice tone="danger">{texts.noItems}</Notice>}
      <div className="ma-actions">
        {items.fields.length < MAX_CHECKLIST_ITEMS && (
          <Button variant="secondary" onClick={() => items.append(createItem())}>
            {texts.addItem}
          </Button>
        )}
        <Button variant="ghost" onClick={onRemove}>
          {texts.removeArea}
        </Button>
      </div>
    </fieldset>
  );
}

interface FormProps {
  jobId: string;
  base: FormBase<Checklist>;
}

function Form({ jobId, base }: FormProps) {
  const { version, areas: kept, saved_by, saved_at } = base.thing;
  const save = useAction(saveChecklist);
  const form = useForm<Typed>({
    defaultValues: { areas: kept.map(({ id, name, items }) => ({ id, name, items })) },
    resolver: validateCall<Typed>(saveChecklist, (typed) => ({ ...typed, job_id: jobId, version })),
  });
  const areas = useFieldArray({ control: form.control, name: 'areas', keyName: 'key' });
  const typed = form.watch('areas');
  return (
    <SaveForm
      form={form}
      action={save}
      send={(values) => save.run({ body: { ...values, job_id: jobId, version } })}
      saved={(checklist) => texts.saved(checklist.version)}
      onSaved={(checklist, sent) => base.saved(checklist, resetToSaved(form, sent, sent))}
      base={base}
      submitLabel={texts.save}
      disabled={!form.formState.isDirty}
      beside={
        areas.fields.length < MAX_CHECKLIST_AREAS && (
          <Button variant="secondary" onClick={() => areas.append({ id: v4(), name: '', items: [createItem()] })}>
            {texts.addArea}
          </Button>
        )
      }
      className="ma-form"
    >
      <p className="ma-hint">{texts.lead}</p>
      {version > 0 && <p className="ma-hint">{texts.savedBy(version, saved_by, formatInstant(saved_at))}</p>}
      {areas.fields.length === 0 && <p>{texts.none}</p>}
      {areas.fields.map(({ key }, index) => (
        <Area key={key} form={form} index={index} onRemove={() => areas.remove(index)} />
      ))}
      <CodeHint
        text={typed.flatMap(({ name, items }) => [name, ...items.map(({ text }) => text)]).join('\n')}
        readBy="checklist"
      />
    </SaveForm>
  );
}

function Editor({ jobId, latest }: { jobId: string; latest: Checklist }) {
  const base = useFormBase(latest);
  return <Form key={base.key} jobId={jobId} base={base} />;
}

/** Checklist of a job: areas with items. */
export function ChecklistForm({ jobId }: { jobId: string }) {
  const query = useCall(getChecklist, { query: { job_id: jobId } });
  return <QueryState query={query}>{(latest) => <Editor jobId={jobId} latest={latest} />}</QueryState>;
}
