import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** Number of enquiries from an address. */
@Entity('enquiry_limit')
export class EnquiryLimit extends HourlyBooking {}
