import { getPaperTexts, getRegistrationPaper, PAPER_NAMES, type StoredPaper, savePaperText } from '@cleaning/contracts';
import { Card, formatInstant, PageHeader, QueryState, TextAreaField } from '@cleaning/ui';
import { useAction, useCall } from '@cleaning/ui/app';
import {
  bindFields,
  type FormBase,
  PaperReader,
  resetToSaved,
  SaveForm,
  useFormBase,
  validateCall,
} from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { papers as texts } from './texts';

interface Typed {
  kind: StoredPaper['kind'];
  version: number;
  text: string;
}

const buildPdfPath = (kind: StoredPaper['kind']) => getRegistrationPaper.path.replace(':paper', PAPER_NAMES[kind]);

function PaperForm({ base }: { base: FormBase<StoredPaper> }) {
  const paper = base.thing;
  const { kind, version, text } = paper;
  const name = texts.names[kind];
  const save = useAction(savePaperText);
  const form = useForm<Typed>({ defaultValues: { kind, version, text }, resolver: validateCall<Typed>(savePaperText) });
  const field = bindFields(form);
  return (
    <SaveForm
      form={form}
      action={save}
      send={(typed) => save.run({ body: typed })}
      saved={texts.saved(name)}
      onSaved={(_, typed) => {
        const next = { ...typed, version: version + 1 };
        base.saved({ ...paper, text: typed.text, version: next.version }, resetToSaved(form, typed, next));
      }}
      base={base}
      submitLabel={texts.save(name)}
      className="ma-form"
      beside={
        <a className="ui-button ui-button--secondary" href={buildPdfPath(kind)} target="_blank" rel="noreferrer">
          {texts.download}
          <span className="ui-sr-only"> {name}</span>
        </a>
      }
    >
      <p>{texts.version(version)}</p>
      <TextAreaField label={texts.text(name)} hint={texts.hint} rows={18} required {...field('text')} />
      <p className="ma-hint">{texts.stays}</p>
    </SaveForm>
  );
}

function Paper({ latest }: { latest: StoredPaper }) {
  const base = useFormBase(latest);
  const name = texts.names[latest.kind];
  const [, ...former] = latest.versions;
  return (
    <Card title={name}>
      <PaperForm key={base.key} base={base} />
      {former.length > 0 && (
        <Fold title={texts.history(name)}>
          {former.map(({ version, text, saved_at, saved_by }) => (
            <PaperReader key={version} title={texts.by(version, saved_by, formatInstant(saved_at))} text={text} />
          ))}
        </Fold>
      )}
    </Card>
  );
}

/** The company's words of the papers that people sign. */
export default function PapersScreen() {
  const query = useCall(getPaperTexts);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(papers) => papers.map((paper) => <Paper key={paper.kind} latest={paper} />)}
      </QueryState>
    </>
  );
}
