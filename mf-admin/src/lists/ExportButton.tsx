import { Button, Notice } from '@cleaning/ui';
import { messageOf } from '@cleaning/ui/app';
import { useState } from 'react';
import { saveFile } from '../invoice/saveFile';
import { lists } from '../texts';

interface ExportButtonProps {
  fetchFile: () => Promise<{ blob: Blob; fileName: string | undefined }>;
  /** When the server names none. */
  fileName: string;
}

/** Takes the whole filtered list away as CSV. */
export function ExportButton({ fetchFile, fileName }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function download() {
    setBusy(true);
    setProblem('');
    try {
      const file = await fetchFile();
      saveFile(file.blob, file.fileName ?? fileName);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={download}>
        {lists.export}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
