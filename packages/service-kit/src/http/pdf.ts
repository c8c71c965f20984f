import type { Response } from 'express';

/** A file that is opened by itself: it loads nothing and stands in no frame. nginx adds it to PDFs that come without a policy. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Answers a PDF, which no cache keeps and no page frames.
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
    'Content-Security-Policy': FILE_POLICY,
    'Cache-Control': 'private, no-store',
  });
  response.end(pdf);
}
