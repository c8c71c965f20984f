import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { FORM_LIMITS, runMulter } from './multipart.js';

const fieldsOnly = multer({ limits: FORM_LIMITS }).none();

/** Reads the text fields of a multipart body. Urlencoded and JSON bodies have been read before. */
@Injectable()
export class FormFieldsInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    await runMulter(fieldsOnly, http.getRequest<Request>(), http.getResponse<Response>());
    return next.handle();
  }
}
