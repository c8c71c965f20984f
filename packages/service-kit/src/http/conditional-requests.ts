import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Weak: nginx may compress the body. */
const tagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  const named = (ifNoneMatch ?? '').split(',').map(withoutWeakness);
  return named.includes('*') || named.includes(withoutWeakness(tag));
}

/**
 * Texts that a GET below /api/ answers with 200 carry an ETag of their body; a client that names the one that it has gets 304 without a body
 * (RFC 9110, 13.1.2 and 15.4.5). Express' own way never answers 304 to a browser's fetch, which adds `Cache-Control: no-cache`
 * where a page names a tag.
 */
export function conditionalRequests(request: Request, response: Response, next: NextFunction): void {
  // Other services keep no answers.
  if (request.method === 'GET' && request.path.startsWith('/api/')) {
    const send = response.send.bind(response);
    response.send = (body) => {
      if (typeof body !== 'string' || response.statusCode !== 200) return send(body);
      const tag = tagOf(body);
      response.setHeader('ETag', tag);
      if (isNamed(tag, request.get('if-none-match'))) response.status(304);
      return send(body);
    };
  }
  next();
}
