import { listSiteFiles, removeSiteFile, type SiteFile, uploadSiteFile } from '@cleaning/contracts';
import {
  asSentence,
  Button,
  FileField,
  Notice,
  Progress,
  QueryState,
  SitePicture,
  siteFileBytes,
  TextField,
  useConfirm,
  useDownload,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { refusalOf } from '@cleaning/ui/forms';
import { useRef, useState } from 'react';
import { useSendKey } from '../desk/useSendKey';
import { CodeHint } from './CodeHint';
import { siteCard } from './texts';

const texts = siteCard.files;

function Line({ jobId, file }: { jobId: string; file: SiteFile }) {
  const remove = useAction(removeSiteFile);
  const confirm = useConfirm();
  const { download, busy, problem } = useDownload(`${file.name}.pdf`, () => siteFileBytes(jobId, file.id, ''));

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
            <Button variant="secondary" busy={busy} aria-label={texts.openNamed(file.name)} onClick={download}>
              {texts.open}
            </Button>
          )}
          <Button
            variant="ghost"
            busy={remove.busy}
            aria-label={texts.removeNamed(file.name)}
            onClick={() => void askAndRemove()}
          >
            {texts.remove}
          </Button>
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {remove.error && <Notice tone="danger">{refusalOf(remove.error)}</Notice>}
      </div>
    </li>
  );
}

function AddForm({ jobId }: { jobId: string }) {
  const upload = useAction(uploadSiteFile);
  const keyOf = useSendKey();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const chosen = useRef<File | null>(null);
  const choose = (next: File | null) => {
    chosen.current = next;
    setFile(next);
  };
  const [problem, setProblem] = useState('');
  const refused = upload.error?.issues.find(({ field }) => field === 'file');

  async function submit() {
    setProblem(file ? '' : texts.missing);
    if (!file) return;
    const body = { job_id: jobId, name };
    const key = keyOf({ ...body, of: file.name, size: file.size, at: file.lastModified });
    if (!(await upload.run({ body: { ...body, key }, files: { file } })).ok) return;
    // Another one may have been chosen while this one was sent.
    if (chosen.current === file) {
      form.current?.reset();
      choose(null);
    }
    setName((now) => (now === name ? '' : now));
    showToast(texts.added);
  }

  return (
    <form
      ref={form}
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FileField
        label={texts.file}
        accept="application/pdf,image/jpeg,image/png"
        error={problem || (refused && asSentence(refused.msg))}
        onChange={({ target }) => choose(target.files?.[0] ?? null)}
      />
      <TextField label={texts.name} value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
      <CodeHint text={name} readBy="file" />
      {upload.progress !== null && <Progress label={texts.sending} value={upload.progress} />}
      {upload.error && <Notice tone="danger">{refusalOf(upload.error)}</Notice>}
      <div className="ma-actions">
        <Button type="submit" variant="secondary" busy={upload.busy}>
          {texts.add}
        </Button>
      </div>
    </form>
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
