import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** How many incidents a person has reported. */
@Entity('incident_limit')
export class IncidentLimit extends HourlyBooking {}
