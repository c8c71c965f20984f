import type { Response } from 'express';

/**
 * Answers a PDF, which no cache keeps.
 * @param name of the file, without quotes
 * @param shown `inline` opens in the browser
 */
export function answerPdf(
  response: Response,
  name: string,
  pdf: Buffer,
  shown: 'inline' | 'attachment' = 'inline',
): void {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `${shown}; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  });
  response.end(pdf);
}
