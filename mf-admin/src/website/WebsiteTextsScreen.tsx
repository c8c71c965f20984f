import { bindFields, type FormBase, resetToSaved, SaveForm, useFormBase, validateRules } from '@cleaning/ui/forms';
import './website.css';
import { listSiteTexts, publishSiteTexts, type SitePage, type SiteText, saveSiteTexts } from '@cleaning/contracts';
import { Button, Card, Notice, PageHeader, QueryState, SelectField, TextAreaField, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Switch } from '../plan/Switch';
import { PageHistory } from './PageHistory';
import { Pictures } from './Pictures';
import { Preview } from './Preview';
import { findPicked } from './shownText';
import { website as texts, WEBSITE_PAGES } from './texts';
import { useLivePreview } from './useLivePreview';
import { findProblems, nameText, pickChanged, type TypedTexts, toField, toTyped } from './websiteForm';

const ORDER = Object.keys(WEBSITE_PAGES);
/** In the site's order, home page first. */
const sortPages = (pages: readonly SitePage[]) =>
  [...pages].sort((a, b) => ORDER.indexOf(a.page) - ORDER.indexOf(b.page));
const getName = (page: string): string => WEBSITE_PAGES[page]?.name ?? page.replaceAll('-', ' ');
const LONG = 90;

interface TextFieldProps {
  text: SiteText;
  form: UseFormReturn<TypedTexts>;
  onFocus: (field: string) => void;
}

function TextField({ text, form, onFocus }: TextFieldProps) {
  const { key, own, is_list, max } = text;
  const field = toField(key);
  const typed = form.watch(field) ?? '';
  const hints = [
    is_list ? texts.listHint : '',
    typed.trim() === own ? '' : texts.ownHint(own),
    texts.limit(typed.length, max),
  ];
  return (
    <TextAreaField
      label={nameText(text)}
      hint={hints.filter((hint) => hint !== '').join(' ')}
      rows={is_list ? 5 : own.length > LONG ? 3 : 1}
      onFocus={() => onFocus(field)}
      {...bindFields(form)(field)}
    />
  );
}

/** Shows the form or the page, if both don't fit side by side. */
type Shown = 'edit' | 'page';

interface PageFormProps {
  base: FormBase<SitePage>;
  onDirty: (isDirty: boolean) => void;
  /** HTML of the preview. */
  html: string | null;
  onPreview: (html: string) => void;
  show: Shown;
  onShow: (show: Shown) => void;
  /** Drafts before each save since the page was opened, the last one at the end: texts that differ from the page's own. */
  former: readonly Readonly<Record<string, string>>[];
  onFormer: (former: readonly Readonly<Record<string, string>>[]) => void;
}

function PageForm({ base, onDirty, html, onPreview, show, onShow, former, onFormer }: PageFormProps) {
  const page = base.thing;
  const form = useForm<TypedTexts>({
    defaultValues: toTyped(page),
    resolver: validateRules((typed) => findProblems(page, typed)),
  });
  const save = useAction(saveSiteTexts);
  const publish = useAction(publishSiteTexts);
  const confirm = useConfirm();
  const name = getName(page.page);
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
  });
  const typedNow = form.watch();
  const preview = useLivePreview({
    path: WEBSITE_PAGES[page.page]?.path ?? '/',
    texts: pickChanged(page, typedNow),
    isWrong: Object.values(findProblems(page, typedNow)).some(Boolean),
    onPage: onPreview,
  });
  const [field, setField] = useState('');

  const keep = async (typed: TypedTexts) => {
    const kept = await save.run({ body: { page: page.page, version: page.version, texts: pickChanged(page, typed) } });
    if (kept.ok) onFormer([...former, pickChanged(page, toTyped(page))]);
    return kept;
  };
  const undo = async () => {
    const last = former.at(-1);
    if (!last) return;
    const body = { page: page.page, version: page.version, texts: last };
    const kept = await save.run({ body });
    if (!kept.ok) return;
    onFormer(former.slice(0, -1));
    showToast(texts.undone);
    base.saved(kept.value, false);
  };
  const release = form.handleSubmit(async (typed) => {
    if (!(await confirm(texts.confirmPublish(name), { confirmLabel: texts.publish }))) return;
    const draft = isDirty ? await keep(typed) : ({ ok: true, value: page } as const);
    if (!draft.ok) return;
    const done = await publish.run({ body: { page: page.page, version: draft.value.version } });
    if (done.ok) showToast(texts.published);
    base.saved(done.ok ? done.value : draft.value, resetToSaved(form, typed, typed));
  });
  const fill = (changed: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(toTyped(page, changed))) form.setValue(name, text, { shouldDirty: true });
    showToast(texts.restored);
  };
  const pick = (words: string) => {
    const picked = findPicked(words, Object.entries(form.getValues()));
    if (picked === null) return;
    onShow('edit');
    // The form may be hidden until then.
    requestAnimationFrame(() => form.setFocus(picked));
  };

  return (
    <>
      <div className="ma-website__switch">
        <Switch
          label={texts.show}
          options={[
            { value: 'edit', label: texts.edit },
            { value: 'page', label: texts.preview },
          ]}
          value={show}
          onChange={onShow}
        />
      </div>
      <div className="ma-website" data-show={show}>
        <div className="ma-website__fields">
          <Card title={name}>
            {page.has_draft && <Notice tone="warn">{texts.hasDraft}</Notice>}
            <SaveForm
              form={form}
              action={{ call: saveSiteTexts, busy: save.busy, error: save.error ?? publish.error }}
              send={keep}
              saved={texts.saved}
              onSaved={(draft, typed) => base.saved(draft, resetToSaved(form, typed, typed))}
              base={base}
              submitLabel={texts.save}
              beside={
                <>
                  <Button variant="secondary" busy={publish.busy} onClick={release}>
                    {texts.publish}
                  </Button>
                  {former.length > 0 && (
                    <Button variant="secondary" busy={save.busy} onClick={undo}>
                      {texts.undo}
                    </Button>
                  )}
                </>
              }
              className="ma-form"
            >
              <p className="ma-hint">{texts.company}</p>
              {page.texts.map((text) => (
                <TextField key={text.key} text={text} form={form} onFocus={setField} />
              ))}
            </SaveForm>
          </Card>
          <PageHistory page={page.page} onFill={fill} />
        </div>
        <div className="ma-website__page">
          <Preview
            html={html}
            name={name}
            busy={preview.busy}
            failed={preview.failed}
            marked={form.getValues(field) ?? ''}
            onPick={pick}
          />
        </div>
      </div>
    </>
  );
}

function Page({ latest, onDirty }: { latest: SitePage; onDirty: (isDirty: boolean) => void }) {
  const base = useFormBase(latest);
  // They stay while the form is filled again.
  const [html, setHtml] = useState<string | null>(null);
  const [show, setShow] = useState<Shown>('edit');
  const [former, setFormer] = useState<readonly Readonly<Record<string, string>>[]>([]);
  return (
    <PageForm
      key={base.key}
      base={base}
      onDirty={onDirty}
      html={html}
      onPreview={setHtml}
      show={show}
      onShow={setShow}
      former={former}
      onFormer={setFormer}
    />
  );
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
          ...pages.map((one) => ({ value: one.page, label: getName(one.page) })),
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
      <QueryState query={query}>{(pages) => <Pages pages={sortPages(pages)} />}</QueryState>
    </>
  );
}
