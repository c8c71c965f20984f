import { DOCUMENT_ACCEPT, uploadAdjustmentFile } from '@cleaning/contracts';
import { FileField, findDocumentProblem, Progress, toSentence } from '@cleaning/ui';
import { type ActionResult, type ApiError, getMessage, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { adjustmentFiles as texts } from './texts';

/** The refusal's sentence for the file field, if it has one, otherwise its message. */
const formatFileRefusal = (error: ApiError): string => {
  const issue = error.issues.find(({ field }) => field === 'file');
  return issue ? toSentence(issue.msg) : getMessage(error);
};

/** The file of an adjustment in a form. Uploads a file once, even if the form is sent again. */
export function useAdjustmentUpload() {
  const upload = useAction(uploadAdjustmentFile);
  const [chosen, setChosen] = useState<File>();
  const [sent, setSent] = useState<{ file: File; id: string }>();
  const problem = chosen ? findDocumentProblem(chosen) : null;

  return {
    chosen,
    problem,
    busy: upload.busy,
    progress: upload.progress,
    refusal: upload.error ? formatFileRefusal(upload.error) : undefined,
    choose(file: File | undefined): void {
      upload.clear();
      setChosen(file);
    },
    /** Resolves to the id of the stored file; undefined if none was chosen. */
    async send(): Promise<ActionResult<string | undefined>> {
      if (!chosen) return { ok: true, value: undefined };
      if (sent?.file === chosen) return { ok: true, value: sent.id };
      const stored = await upload.run({ body: {}, files: { file: chosen } });
      if (!stored.ok) return stored;
      const { file_id } = stored.value;
      setSent({ file: chosen, id: file_id });
      return { ok: true, value: file_id };
    },
  };
}

interface UploadFieldProps {
  upload: ReturnType<typeof useAdjustmentUpload>;
  label: string;
  hint?: string;
  required?: boolean;
  /** Shown if no file was chosen. */
  error?: string | undefined;
}

export function UploadField({ upload, label, hint = texts.hint, required = false, error }: UploadFieldProps) {
  return (
    <>
      <FileField
        label={label}
        hint={hint}
        required={required}
        accept={DOCUMENT_ACCEPT}
        error={upload.problem ?? upload.refusal ?? error}
        onChange={(event) => upload.choose(event.target.files?.[0])}
      />
      {upload.busy && <Progress value={upload.progress} label={texts.progress} />}
    </>
  );
}
