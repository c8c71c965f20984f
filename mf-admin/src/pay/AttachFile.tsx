import { attachAdjustmentFile } from '@cleaning/contracts';
import { Button, Notice, Sheet, useIsWide, useWhileShown } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { type FormEvent, useState } from 'react';
import { UploadField, useAdjustmentUpload } from './AdjustmentUpload';
import { adjustmentFiles as texts } from './texts';

/** Gives an adjustment its receipt or agreement afterwards. */
export function AttachFile({ id, about, onClose }: { id: string; about: string; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const upload = useAdjustmentUpload();
  const attach = useAction(attachAdjustmentFile);
  const [isMissing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!upload.chosen);
    if (!upload.chosen || upload.problem) return;
    const stored = await upload.send();
    if (!stored.ok || stored.value === undefined) return;
    if (!(await attach.run({ body: { id, file_id: stored.value } })).ok) return;
    showToast(texts.attached);
    close();
  }

  return (
    <Sheet label={texts.attachTo(about)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <form onSubmit={submit} noValidate className="ma-form">
        <UploadField
          upload={upload}
          label={texts.label}
          required
          error={isMissing && !upload.chosen ? texts.chooseFirst : undefined}
        />
        {attach.error && <Notice tone="danger">{getMessage(attach.error)}</Notice>}
        <Button type="submit" busy={upload.busy || attach.busy}>
          {texts.attach}
        </Button>
      </form>
    </Sheet>
  );
}
