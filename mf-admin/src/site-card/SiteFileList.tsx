import { listSiteFiles, removeSiteFile, type SiteFile, uploadSiteFile } from '@cleaning/contracts';
import {
  Button,
  FileField,
  fetchSiteFile,
  Notice,
  Progress,
  QueryState,
  SitePicture,
  TextField,
  useConfirm,
  useDownload,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, describeRefusal, SaveForm, useSendKey, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { CodeHint } from './CodeHint';
import { siteCard } from './texts';

const texts = siteCard.files;

function Line({ jobId, file }: { jobId: string; file: SiteFile }) {
  const remove = useAction(removeSiteFile);
  const confirm = useConfirm();
  const { download, busy, problem } = useDownload(`${file.name}.pdf`, () => fetchSiteFile(jobId, file.id, ''));

  async function askAndRemove() {
    if (!(await confirm(texts.confirm(file.name), { confirmLabel: texts.remove, danger: true }))) return;
    if ((await remove.run({ body: { id: file.id } })).ok) showToast(texts.removed);
  }

  return (
    <li className="ma-site-file">
      {file.kind === 'picture' && <SitePicture jobId={jobId} file={file} path="" className="ma-site-picture" />}
      <div>
        <strong>{file.name}</strong>
        <p className="ma-hint">{texts.kinds[file.kind]}</p>
        <div className="ma-actions">
          {file.kind === 'sheet' && (
            <Button variant="secondary" busy={busy} aria-label={texts.openLabel(file.name)} onClick={download}>
              {texts.open}
            </Button>
          )}
          <Button
            variant="ghost"
            busy={remove.busy}
            aria-label={texts.removeLabel(file.name)}
            onClick={() => void askAndRemove()}
          >
            {texts.remove}
          </Button>
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {remove.error && <Notice tone="danger">{describeRefusal(remove.error)}</Notice>}
      </div>
    </li>
  );
}

interface Typed {
  readonly file: FileList | null;
  readonly name: string;
}

function AddForm({ jobId }: { jobId: string }) {
  const upload = useAction(uploadSiteFile);
  const findSendKey = useSendKey();
  const form = useForm<Typed>({
    defaultValues: { file: null, name: '' },
    resolver: validateRules(({ file }) => (file?.[0] ? {} : { file: texts.missing })),
  });
  const field = bindFields(form);

  async function send({ file: files, name }: Typed) {
    const file = files?.[0];
    if (!file) return undefined;
    const body = { job_id: jobId, name };
    const key = findSendKey({ ...body, of: file.name, size: file.size, at: file.lastModified });
    return upload.run({ body: { ...body, key }, files: { file } });
  }

  /** Clears only what was sent: a file or text entered meanwhile stays. */
  function clear(sent: Typed) {
    const now = form.getValues();
    if (now.file === sent.file) form.resetField('file');
    if (now.name === sent.name) form.resetField('name');
  }

  return (
    <SaveForm
      form={form}
      action={upload}
      send={send}
      saved={texts.added}
      onSaved={(_, sent) => clear(sent)}
      submitLabel={texts.add}
      variant="secondary"
      className="ma-form"
    >
      <FileField label={texts.file} accept="application/pdf,image/jpeg,image/png" {...field('file')} />
      <TextField label={texts.name} maxLength={120} {...field('name')} />
      <CodeHint text={form.watch('name')} readBy="file" />
      {upload.progress !== null && <Progress label={texts.sending} value={upload.progress} />}
    </SaveForm>
  );
}

/** Pictures and safety data sheets of a place. */
export function SiteFileList({ jobId }: { jobId: string }) {
  const query = useCall(listSiteFiles, { params: { id: jobId } });
  return (
    <>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>
        {(files) =>
          files.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="ma-site-files">
              {files.map((file) => (
                <Line key={file.id} jobId={jobId} file={file} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <AddForm jobId={jobId} />
    </>
  );
}
