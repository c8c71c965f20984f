import { DOCUMENT_ACCEPT } from '@cleaning/contracts';
import { type ChangeEvent, useState } from 'react';
import { FileField, type FileFieldProps } from '../Fields';
import { CropButton } from './CropButton';

/** Puts a file into a field as if it had been chosen there, so that its form notices. */
function replaceFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A field for a picture or PDF of a document. A photo can be cropped before it is sent. */
export function DocumentField({ label, onChange, ...rest }: Omit<FileFieldProps, 'accept' | 'multiple'>) {
  const [chosen, setChosen] = useState<{ input: HTMLInputElement; file: File } | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    setChosen(file ? { input, file } : null);
    onChange?.(event);
  };
  return (
    <div className="ui-document-field">
      <FileField {...rest} label={label} accept={DOCUMENT_ACCEPT} onChange={change} />
      {chosen && (
        <CropButton file={chosen.file} about={label} onCrop={(cropped) => replaceFile(chosen.input, cropped)} />
      )}
    </div>
  );
}
