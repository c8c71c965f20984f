/** Gives the browser a file to save. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
