import {
  type BodyInput,
  getSiteProof,
  PRICED_SERVICES,
  previewSitePage,
  type SiteProof,
  saveSiteProof,
  siteProof,
  type VersionedSiteProof,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  CheckboxField,
  Notice,
  PageHeader,
  QueryState,
  SelectField,
  TextAreaField,
  TextField,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateCall } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Preview } from '../website/Preview';
import { ProofHistory } from './ProofHistory';
import { ProofLists } from './ProofLists';
import { buildBody, buildForm, type ProofForm } from './proofForm';
import { siteProof as texts } from './texts';

/** Pages that show proof. */
const PREVIEW_PAGES = [
  { value: '/', label: 'Home' },
  { value: '/quote', label: 'Get a quote' },
  ...Object.entries(PRICED_SERVICES).map(([slug, label]) => ({ value: `/services/${slug}`, label })),
] as const;

interface Shown {
  readonly html: string;
  readonly path: string;
}

interface ProofFieldsProps {
  base: FormBase<VersionedSiteProof>;
  /** Current preview, which stays while the form is filled from a version. */
  shown: Shown | null;
  onShow: (shown: Shown) => void;
}

function ProofFields({ base, shown, onShow }: ProofFieldsProps) {
  const save = useAction(saveSiteProof);
  const form = useForm<ProofForm>({
    defaultValues: buildForm(base.thing),
    resolver: validateCall<ProofForm>(saveSiteProof, buildBody),
  });
  const field = bindFields(form);
  const preview = useAction(previewSitePage);
  const [path, setPath] = useState<string>(PREVIEW_PAGES[0].value);
  const show = form.handleSubmit(async (typed) => {
    const body = { path, texts: {}, proof: siteProof.parse(buildBody(typed)) };
    const page = await preview.run({ body });
    if (page.ok) onShow({ html: page.value.html, path });
  });
  const fill = (proof: SiteProof) => {
    form.reset(buildForm({ ...proof, version: form.getValues('version') }), { keepDefaultValues: true });
    showToast(texts.restored);
    scrollTo({ top: 0 });
  };
  const wrongPostcodes = form.formState.errors.served_postcodes as
    | ({ message?: string }[] & { message?: string })
    | undefined;
  return (
    <>
      <SaveForm
        form={form}
        action={save}
        send={(typed) => save.run({ body: buildBody(typed) as BodyInput<typeof saveSiteProof> })}
        saved={texts.saved}
        onSaved={(kept, typed) => base.saved(kept, resetToSaved(form, typed, buildForm(kept)))}
        base={base}
        submitLabel={texts.save}
        beside={
          <Button variant="secondary" busy={preview.busy} onClick={show}>
            {texts.preview}
          </Button>
        }
        className="ma-form"
      >
        <Card title={texts.promise}>
          <TextField label={texts.days} hint={texts.daysHint} inputMode="numeric" required {...field('promise_days')} />
          <TextAreaField
            label={texts.postcodes}
            hint={texts.postcodesHint}
            rows={5}
            {...form.register('served_postcodes')}
            error={wrongPostcodes?.message ?? wrongPostcodes?.find?.(Boolean)?.message}
          />
          <TextAreaField label={texts.comeBack} hint={texts.comeBackHint} rows={2} {...field('come_back')} />
        </Card>
        <Card title={texts.strip}>
          <p className="ma-hint">{texts.stripLead}</p>
          <CheckboxField label={texts.policeChecked} {...form.register('is_police_checked')} />
          <TextField
            label={texts.responseHours}
            hint={texts.responseHoursHint}
            inputMode="numeric"
            {...field('response_hours')}
          />
          <TextField label={texts.managerName} hint={texts.managerNameHint} {...field('manager_name')} />
          <TextField label={texts.managerRole} {...field('manager_role')} />
        </Card>
        <ProofLists form={form} />
        {preview.error && <Notice tone="danger">{getMessage(preview.error)}</Notice>}
        <SelectField
          label={texts.previewed}
          options={PREVIEW_PAGES}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
      </SaveForm>
      {shown && (
        <Preview html={shown.html} name={PREVIEW_PAGES.find(({ value }) => value === shown.path)?.label ?? ''} />
      )}
      <ProofHistory onFill={fill} />
    </>
  );
}

function Kept({ latest }: { latest: VersionedSiteProof }) {
  const base = useFormBase(latest);
  const [shown, setShown] = useState<Shown | null>(null);
  return <ProofFields key={base.key} base={base} shown={shown} onShow={setShown} />;
}

/** Promises and proof shown on the website. */
export default function SiteProofScreen() {
  const query = useCall(getSiteProof);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>{(proof) => <Kept latest={proof} />}</QueryState>
    </>
  );
}
