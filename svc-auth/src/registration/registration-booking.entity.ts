import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** How often an address has used a call that takes part in the hourly limit. */
@Entity('hourly_booking')
export class RegistrationBooking extends HourlyBooking {}
