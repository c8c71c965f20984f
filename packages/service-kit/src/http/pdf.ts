import type { Response } from 'express';

/** For files: loads nothing and allows no frame. nginx adds it to PDFs without a policy. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sends a PDF without caching and framing.
 * @param name file name without quotes
 * @param shown `inline` opens it in the browser
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
