import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** Hourly uses of a call by an address. */
@Entity('hourly_booking')
export class RegistrationBooking extends HourlyBooking {}
