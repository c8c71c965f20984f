import { HourlyBooking } from '@cleaning/service-kit';
import { Entity } from 'typeorm';

/** Number of incidents that a person has reported. */
@Entity('incident_limit')
export class IncidentLimit extends HourlyBooking {}
