import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** How often an address has used a call that takes part in the hourly limit. The table has the name of its first use. */
@Entity('registration_pace')
export class RegistrationBooking extends HourlyBooking {}
