import { bindFields, checkedByRules, type FormBase, resetSent, SaveForm, useFormBase } from '@cleaning/ui/forms';
import './website.css';
import {
  listSiteTexts,
  previewSitePage,
  publishSiteTexts,
  type SitePage,
  type SiteText,
  saveSiteTexts,
} from '@cleaning/contracts';
import { Button, Card, Notice, PageHeader, QueryState, SelectField, TextAreaField, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PageHistory } from './PageHistory';
import { Pictures } from './Pictures';
import { Preview } from './Preview';
import { website as texts, WEBSITE_PAGES } from './texts';
import { changedOf, fieldOf, labelOf, problemsOf, type TypedTexts, typedOf } from './websiteForm';

const ORDER = Object.keys(WEBSITE_PAGES);
/** As on the site: the home page first. */
const inOrder = (pages: readonly SitePage[]) =>
  [...pages].sort((a, b) => ORDER.indexOf(a.page) - ORDER.indexOf(b.page));
const nameOf = (page: string): string => WEBSITE_PAGES[page]?.name ?? labelOf(`page.${page}`);
const LONG = 90;

function TextField({ text, form }: { text: SiteText; form: UseFormReturn<TypedTexts> }) {
  const { key, own, is_list, max } = text;
  const field = fieldOf(key);
  const typed = form.watch(field) ?? '';
  const hints = [
    is_list ? texts.listHint : '',
    typed.trim() === own ? '' : texts.ownHint(own),
    texts.limit(typed.length, max),
  ];
  return (
    <TextAreaField
      label={labelOf(key)}
      hint={hints.filter((hint) => hint !== '').join(' ')}
      rows={is_list ? 5 : own.length > LONG ? 3 : 1}
      {...bindFields(form)(field)}
    />
  );
}

interface PageFormProps {
  base: FormBase<SitePage>;
  onDirty: (isDirty: boolean) => void;
  /** What is previewed. */
  html: string | null;
  onPreview: (html: string) => void;
}

function PageForm({ base, onDirty, html, onPreview }: PageFormProps) {
  const page = base.thing;
  const form = useForm<TypedTexts>({
    defaultValues: typedOf(page),
    resolver: checkedByRules((typed) => problemsOf(page, typed)),
  });
  const save = useAction(saveSiteTexts);
  const publish = useAction(publishSiteTexts);
  const preview = useAction(previewSitePage);
  const confirm = useConfirm();
  const name = nameOf(page.page);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
  });
  const problem = save.error ?? publish.error ?? preview.error;

  const keep = (typed: TypedTexts) =>
    save.run({ body: { page: page.page, version: page.version, texts: changedOf(page, typed) } });
  const show = form.handleSubmit(async (typed) => {
    const body = { path: WEBSITE_PAGES[page.page]?.path ?? '/', texts: changedOf(page, typed) };
    const shown = await preview.run({ body });
    if (shown.ok) onPreview(shown.value.html);
  });
  const release = form.handleSubmit(async (typed) => {
    if (!(await confirm(texts.confirmPublish(name), { confirmLabel: texts.publish }))) return;
    const draft = isDirty ? await keep(typed) : ({ ok: true, value: page } as const);
    if (!draft.ok) return;
    const done = await publish.run({ body: { page: page.page, version: draft.value.version } });
    if (done.ok) showToast(texts.published);
    base.saved(done.ok ? done.value : draft.value, resetSent(form, typed, typed));
  });
  const fill = (changed: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(typedOf(page, changed)))
      form.setValue(field, text, { shouldDirty: true });
    showToast(texts.restored);
  };

  return (
    <>
      <Card title={name}>
        {page.has_draft && <Notice tone="warn">{texts.hasDraft}</Notice>}
        <SaveForm
          form={form}
          action={{ call: saveSiteTexts, busy: save.busy, error: problem }}
          send={keep}
          saved={texts.saved}
          onSaved={(draft, typed) => base.saved(draft, resetSent(form, typed, typed))}
          base={base}
          submitLabel={texts.save}
          beside={
            <>
              <Button variant="secondary" busy={preview.busy} onClick={show}>
                {texts.preview}
              </Button>
              <Button variant="secondary" busy={publish.busy} onClick={release}>
                {texts.publish}
              </Button>
            </>
          }
          className="ma-form"
        >
          <p className="ma-hint">{texts.company}</p>
          {page.texts.map((text) => (
            <TextField key={text.key} text={text} form={form} />
          ))}
        </SaveForm>
      </Card>
      {html !== null && <Preview html={html} name={name} />}
      <PageHistory page={page.page} onFill={fill} />
    </>
  );
}

function Page({ latest, onDirty }: { latest: SitePage; onDirty: (isDirty: boolean) => void }) {
  const base = useFormBase(latest);
  // It stays while the form is filled anew.
  const [html, setHtml] = useState<string | null>(null);
  return <PageForm key={base.key} base={base} onDirty={onDirty} html={html} onPreview={setHtml} />;
}

const PICTURES = 'pictures';

function Pages({ pages }: { pages: readonly SitePage[] }) {
  const [chosen, setChosen] = useState(pages[0]?.page ?? '');
  const isDirty = useRef(false);
  const confirm = useConfirm();
  const page = pages.find((one) => one.page === chosen);
  const choose = async (wanted: string) => {
    if (isDirty.current && !(await confirm(texts.leave, { confirmLabel: texts.discard, danger: true }))) return;
    isDirty.current = false;
    setChosen(wanted);
  };
  return (
    <>
      <SelectField
        label={texts.page}
        options={[
          { value: PICTURES, label: texts.pictures },
          ...pages.map((one) => ({ value: one.page, label: nameOf(one.page) })),
        ]}
        value={chosen}
        onChange={(event) => void choose(event.target.value)}
      />
      {chosen === PICTURES && <Pictures />}
      {page && (
        <Page
          key={page.page}
          latest={page}
          onDirty={(now) => {
            isDirty.current = now;
          }}
        />
      )}
    </>
  );
}

export default function WebsiteTextsScreen() {
  const query = useCall(listSiteTexts);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>{(pages) => <Pages pages={inOrder(pages)} />}</QueryState>
    </>
  );
}
