import { type CallBody, type Done, type sendClientMessage } from '@cleaning/contracts';
import type { ClientSession } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { EnquiryIntake } from '../enquiries/enquiry-intake.service.js';

/** Most characters of a subject. */
const SUBJECT_LENGTH = 120;

/** Messages of client contacts to the office, stored with the desk's enquiries. */
@Injectable()
export class ClientMessages {
  constructor(private readonly intake: EnquiryIntake) {}

  /** Throws 429. */
  send(
    { clientName, contactName, contactEmail }: ClientSession,
    { key, text }: CallBody<typeof sendClientMessage>,
    ip: string | undefined,
  ): Promise<Done> {
    const subject = `Client page: ${clientName}`.slice(0, SUBJECT_LENGTH);
    return this.intake.takeMessage({ key, name: contactName, email: contactEmail, telephone: '', subject, text }, ip);
  }
}
