import { getMessage } from '@cleaning/ui/app';
import { useState } from 'react';

/** The browser reads the bytes after the click has returned. */
const READ_WITHIN_MS = 60_000;

/** Saves bytes as a file. A plain link to the call would go without the token. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}

/**
 * Fetches a file and saves it.
 * @param name used if `fetchFile` returns none
 */
export function useDownload(name: string, fetchFile: () => Promise<{ blob: Blob; fileName?: string | undefined }>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Resolves to whether the file was saved. */
  async function download(): Promise<boolean> {
    setBusy(true);
    setProblem('');
    try {
      const { blob, fileName } = await fetchFile();
      saveFile(blob, fileName ?? name);
      return true;
    } catch (error) {
      setProblem(getMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { download, busy, problem };
}
