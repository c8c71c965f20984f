import { getSiteCard, INSTRUCTIONS_LENGTH, type SiteCard, saveSiteCard } from '@cleaning/contracts';
import { QueryState, TextAreaField, TextField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { CodeHint } from './CodeHint';
import { siteCard } from './texts';

const texts = siteCard.card;

type Typed = Pick<SiteCard, 'instructions' | 'contact_name' | 'contact_telephone'>;

function Form({ base }: { base: FormBase<SiteCard> }) {
  const { job_id, version, instructions, contact_name, contact_telephone } = base.thing;
  const save = useAction(saveSiteCard);
  const form = useForm<Typed>({
    defaultValues: { instructions, contact_name, contact_telephone },
    resolver: validateCall<Typed>(saveSiteCard, (typed) => ({ ...typed, job_id, version })),
  });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: { ...typed, job_id, version } })}
      saved={texts.saved}
      onSaved={(_, typed) =>
        base.saved({ ...base.thing, ...typed, version: version + 1 }, resetToSaved(form, typed, typed))
      }
      base={base}
      submitLabel={texts.save}
      disabled={!form.formState.isDirty}
      className="ma-form"
    >
      <TextAreaField
        label={texts.instructions}
        hint={texts.instructionsHint}
        rows={6}
        maxLength={INSTRUCTIONS_LENGTH}
        {...field('instructions')}
      />
      <CodeHint text={form.watch('instructions')} readBy="instructions" />
      <TextField label={texts.contactName} {...field('contact_name')} />
      <TextField label={texts.contactTelephone} hint={texts.contactHint} type="tel" {...field('contact_telephone')} />
    </SaveForm>
  );
}

function Editor({ latest }: { latest: SiteCard }) {
  const base = useFormBase(latest);
  return <Form key={base.key} base={base} />;
}

/** Instructions and contact of a place. */
export function CardForm({ jobId }: { jobId: string }) {
  const query = useCall(getSiteCard, { params: { job_id: jobId } });
  return <QueryState query={query}>{(card) => <Editor latest={card} />}</QueryState>;
}
