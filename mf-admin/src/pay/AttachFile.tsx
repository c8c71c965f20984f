import { attachAdjustmentFile } from '@cleaning/contracts';
import { Sheet, useIsWide, useWhileShown } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { SaveForm, validateRules } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { UploadField, useAdjustmentUpload } from './AdjustmentUpload';
import { adjustmentFiles as texts } from './texts';

/** Attaches a receipt or agreement to an existing adjustment. */
export function AttachFile({ id, about, onClose }: { id: string; about: string; onClose: () => void }) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const upload = useAdjustmentUpload();
  const attach = useAction(attachAdjustmentFile);
  const form = useForm({
    defaultValues: { file_id: '' },
    resolver: validateRules<{ file_id: string }>(() => ({ file_id: upload.chosen ? undefined : texts.chooseFirst })),
  });
  const { errors } = form.formState;

  const send = async () => {
    if (upload.problem) return undefined;
    const stored = await upload.send();
    if (!stored.ok || stored.value === undefined) return undefined;
    return attach.run({ body: { id, file_id: stored.value } });
  };

  return (
    <Sheet label={texts.attachTo(about)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={attach}
        send={send}
        saved={texts.attached}
        onSaved={close}
        busy={upload.busy}
        refusal={getMessage(attach.error)}
        submitLabel={texts.attach}
        className="ma-form"
      >
        <UploadField
          upload={upload}
          label={texts.label}
          required
          error={upload.chosen ? undefined : errors.file_id?.message}
        />
      </SaveForm>
    </Sheet>
  );
}
