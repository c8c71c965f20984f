import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** How many enquiries an address has sent. */
@Entity('enquiry_limit')
export class EnquiryLimit extends HourlyBooking {}
